node default { include other
notice($module_name, $caller_module_name) }
