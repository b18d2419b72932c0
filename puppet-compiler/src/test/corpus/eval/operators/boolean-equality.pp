[true == true, true == 'true', false == undef, true != false, default == default, default == 'default']
