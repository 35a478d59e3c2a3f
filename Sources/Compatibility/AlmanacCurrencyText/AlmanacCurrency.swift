// CurrencyText's formatters and text fields are those of AlmanacCurrency.
@_exported public import AlmanacCurrency
