[$environment, $module_name, $caller_module_name]
