hiera_include('nosuch', ['m::one'])
hiera_include('nosuch') |$k| { 'm' }
