include(File['/a'])
