# logs only
type JSON = Variant[Undef, Boolean, Numeric, String, Array[JSON], Hash[String, JSON]]
notice({'a'=>[1,{'b'=>undef}]} =~ JSON, {1=>2} =~ JSON)
notice(assert_type(JSON, {'a'=>[1,{'b'=>/x/}]}))
