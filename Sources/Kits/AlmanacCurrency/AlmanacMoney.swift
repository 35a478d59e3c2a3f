// AlmanacMoney formats, parses and edits amounts, and its types appear in this library's API.
@_exported import AlmanacMoney
