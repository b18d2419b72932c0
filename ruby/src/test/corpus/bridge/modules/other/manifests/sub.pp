class other::sub inherits other::base {
  notice($module_name, $caller_module_name)
}
