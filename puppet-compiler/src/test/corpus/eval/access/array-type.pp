[Array[Integer], Array[Integer, 1], Array[Integer, 1, 3], Array[1, 3], Array[Integer, default, 3], Array[String, Integer[1, 2]]]
