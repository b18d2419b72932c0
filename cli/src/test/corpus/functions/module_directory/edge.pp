notice(module_directory('nosuch', 'm'), module_directory(['nosuch']), module_directory(['nosuch', 'bad_yaml']))
