create_resources('m::thing', {'a' => {'nope' => 1}})
