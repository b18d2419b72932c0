["${Integer}", "${Array[String]}", "${File['/a']}", "${Class['a::b']}", "${Optional['x']}", "${Enum['b', 'a']}"]
