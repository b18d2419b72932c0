[Struct[{'a' => Integer}], Struct[{Optional['a'] => Integer, NotUndef['b'] => String}], Struct[{'a' => Optional[Integer]}], {} =~ Struct[{'a' => Optional[Integer]}]]
