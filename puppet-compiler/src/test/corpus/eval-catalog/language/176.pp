# logs only
notice(Collection[1,2], Iterable[Integer], Iterator[String], Sensitive[String], Type[Integer], Init[Integer], Runtime[ruby,'X'])
notice(Collection['a'])
