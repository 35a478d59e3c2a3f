// Its names appear in this library's API, and in the code that is generated for targets that depend on this library.
@_exported import AlmanacMoney
