Array[String].new([1])
