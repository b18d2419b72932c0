# logs only
notice(Integer == Integer[default,default], Integer[1,2] < Integer, Integer <= Integer, String > Enum[a], Array[Integer] == Array[Integer[default,default]])
