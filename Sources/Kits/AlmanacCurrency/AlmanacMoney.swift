// The rules of texts and edits are those of AlmanacMoney, whose names appear in the API of this library.
@_exported import AlmanacMoney
