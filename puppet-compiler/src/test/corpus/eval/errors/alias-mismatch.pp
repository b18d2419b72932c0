type Port = Integer[1, 65535]
function port(Port $p) { $p }
port(70000)
