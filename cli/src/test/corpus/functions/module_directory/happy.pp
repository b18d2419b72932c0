notice(module_directory('m'))
