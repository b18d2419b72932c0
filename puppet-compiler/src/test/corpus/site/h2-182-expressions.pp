site { bindings { layer { 'a': include => ['default', 'more'].map |$n| { "env:/${n}" }, exclude => "env:/MORE" } } }
