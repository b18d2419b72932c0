notice(Type('Integer[1,2]'), Type.new('Array[String]'))
