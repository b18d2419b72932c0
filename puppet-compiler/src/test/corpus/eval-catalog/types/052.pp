# logs only
notice(Struct[{a=>Integer}] == Struct[{a=>Integer}], Struct[{a=>Integer,b=>String}] == Struct[{b=>String,a=>Integer}], Variant[Integer,String] == Variant[String,Integer], Enum[a,b] == Enum[b,a])
notice(Struct[{a=>Integer}] < Struct[{a=>Numeric}], Struct[{a=>Integer}] < Hash[String,Integer], Tuple[Integer,Integer] < Array[Integer], Array[Integer,2,2] < Tuple[Integer,Integer], Hash[String,Integer] < Struct[{a=>Integer}])
notice(Callable[Integer] < Callable[Numeric], Callable[Numeric] < Callable[Integer], Callable[[Integer],String] < Callable[[Integer],Any], Callable > Callable[Any])
notice(Enum[a] < String, Enum[a] < Pattern[/a/], Pattern[/a/] < String, String['a'] < Enum[a,b], Integer[1,2] < Float, Undef < Optional[Integer], Undef < Any, Undef < NotUndef, Default < Any)
notice(Type[Integer] < Type[Numeric], Type[Integer] < Type, Integer < Type, Class[a] < Class, File['/x'] < File, File < Resource, Resource < CatalogEntry, Class < CatalogEntry)
notice(Array[Integer] < Iterable[Integer], Hash[String,Integer] < Iterable[Tuple[String,Integer]], String < Iterable[String], Integer[1,5] < Iterable[Integer], Iterator[Integer] < Iterable[Integer], Enum[a] < Iterable)
notice(Data < RichData, Scalar < RichData, ScalarData < Data, Timestamp < Scalar, Timestamp < ScalarData, Array[Data] < Data, Hash[String,Data] < Data, Sensitive < RichData, Type < RichData, Init[Integer] > Integer, Integer < Init)
notice(Optional[Integer] > Integer, Variant[Integer,Undef] == Optional[Integer], NotUndef[Optional[Integer]] == Integer, Optional[Optional[Integer]], NotUndef[NotUndef[Integer]], Optional[Variant[Integer,Undef]])
