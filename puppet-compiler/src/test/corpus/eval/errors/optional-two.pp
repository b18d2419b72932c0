Optional[Integer, String]
