type Port = Integer[1, 65535]
type Pair = Tuple[Port, Port]
[Port, Pair, 80 =~ Port, 0 =~ Port, [1, 2] =~ Pair, Array[Port]]
