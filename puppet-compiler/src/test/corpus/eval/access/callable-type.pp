[Callable[Integer], Callable[Integer, String], Callable[0, 0], Callable[Integer, 1, 3], Callable[Integer, Callable[String]], Callable[[Integer], String], Callable[[0, 0], Integer]]
