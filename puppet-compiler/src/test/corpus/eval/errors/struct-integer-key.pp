Struct[{1 => Integer}]
