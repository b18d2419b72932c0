type Port = Integer[1, 65535]
Port[1]
