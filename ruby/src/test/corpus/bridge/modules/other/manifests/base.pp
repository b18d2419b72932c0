class other::base {
  notice($module_name, $caller_module_name)
}
