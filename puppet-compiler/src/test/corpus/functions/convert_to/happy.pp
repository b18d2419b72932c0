notice(convert_to('12', Integer), convert_to('0x1F', Integer, 16), convert_to('5', Integer) |$x| { $x * 2 })
