[1 =~ Integer, 'a' =~ Integer, [1, 2] =~ Array[Integer], undef =~ Optional[String], 'a' !~ String, Integer =~ Type, 1 =~ Type[Integer], {'a' => 1} =~ Struct[{'a' => Integer}], 'x' =~ Pattern[/x/]]
