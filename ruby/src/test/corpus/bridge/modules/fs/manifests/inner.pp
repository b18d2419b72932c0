define fs::inner {
  notice($module_name, $caller_module_name, $title, $name)
  notice(inline_template("<%= scope['module_name'] %> <%= scope.lookupvar('caller_module_name') %> <%= @module_name %> <%= @caller_module_name %> <%= @title %>"))
  notice(inline_epp('<%= $module_name %> <%= $caller_module_name %> <%= $title %>'))
  notice(fs::names(), fs_names())
  include other
}
