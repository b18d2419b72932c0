[Type[Integer], Type[Array[Integer]], Integer[1] =~ Type[Integer], Iterable[Integer], Iterator[String], Sensitive[String], Boolean[true], Boolean[false]]
