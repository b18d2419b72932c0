downcase(true)
