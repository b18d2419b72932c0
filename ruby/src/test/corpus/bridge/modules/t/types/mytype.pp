type T::Mytype = Integer[1,3]
