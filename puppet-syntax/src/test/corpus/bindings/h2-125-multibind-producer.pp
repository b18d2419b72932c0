bindings default { multibind Array[String], 'm' to ['a'] }
