Variant[Integer, 'a']
