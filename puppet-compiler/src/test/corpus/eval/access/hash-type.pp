[Hash[String, Integer], Hash[String, Integer, 1], Hash[String, Integer, 1, 3], Hash[1, 3], Hash[Integer, Any]]
