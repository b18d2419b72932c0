[String[1], String[1, 5], String[0], String[default, 5], String[Integer[1, 3]]]
