downcase([true])
