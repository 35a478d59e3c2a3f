// AlmanacCurrency contains CurrencyText's formatters and text fields.
@_exported public import AlmanacCurrency
