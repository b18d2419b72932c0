class other {
  notice($module_name, $caller_module_name)
  include other::sub
  fs::leaf { 'from other': }
}
