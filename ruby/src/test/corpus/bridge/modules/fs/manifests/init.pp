class fs {
  notice($module_name, $caller_module_name, $title, $name)
  notice(epp('fs/names.epp'))
  notice(template('fs/names.erb'))
  notice(fs::names(), fs_names())
  fs::inner { 'one': }
}
