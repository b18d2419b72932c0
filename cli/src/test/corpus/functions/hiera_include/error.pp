hiera_include('nosuch')
