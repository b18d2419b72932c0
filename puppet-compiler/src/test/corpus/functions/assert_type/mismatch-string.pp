assert_type('Array[String]', [1,'a'])
