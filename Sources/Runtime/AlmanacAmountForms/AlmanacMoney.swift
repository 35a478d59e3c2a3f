// Its names appear in the API of this library, and in the code that is generated for targets that depend on this one.
@_exported import AlmanacMoney
