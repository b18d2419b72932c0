notice(module_directory('nosuch') == undef, module_directory(['a','b']) == undef)
