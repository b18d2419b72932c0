[Integer < Numeric, Integer <= Integer, Integer < Integer, Numeric > Float, Array[Integer] <= Array[Numeric], String >= Enum[a, b], Any > String, Integer < String, Integer < 1]
