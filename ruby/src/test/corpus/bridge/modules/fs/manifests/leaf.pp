define fs::leaf($m = $module_name, $c = $caller_module_name) {
  notice($module_name, $caller_module_name, $m, $c)
}
