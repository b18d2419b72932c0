# logs only
notice(String(Integer[1,5], '%p'), "${Optional[Integer]}", Optional[String[1]], Variant[String,Undef], Optional[Undef], Variant[Integer], NotUndef[Any], Optional[Any])
notice(Tuple[Integer, 1, 3], Tuple[Integer, String, 1, default], Array[Any], Array[Any, 1], Hash[Any,Any], Hash[String, Any, 1], Array[Integer, 0, default], Struct[{}], Tuple)
notice(String[0], String[1], String[0, 5], String[1,default], Integer[default,5], Integer[default,default], Float[1.0], Float[default, 1.5], Float[1])
notice(Enum['b','a'], Enum['a', true], Enum['a', false], Pattern[/a/, 'b'], Regexp['a'], Callable[Any], Callable[String, 0, 2], Callable[[0,0], Integer], Type[Any], Type)
notice(Iterable[Any], Iterator, Sensitive[Any], Collection[0], Collection[1, 5], Boolean[true], Init, Init[Integer, 5], Runtime, Runtime['ruby', 'A::B'], Runtime['ruby', [/a/, 'b']])
notice(Struct[{Optional['a b'] => Integer, 'c' => Optional[String], NotUndef['d'] => Optional[Integer], e => Undef}])
notice(TypeAlias, TypeReference, TypeReference['Foo'], TypeReference['Foo[1]'])
