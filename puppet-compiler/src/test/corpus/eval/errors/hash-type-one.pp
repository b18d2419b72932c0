Hash[Integer]
