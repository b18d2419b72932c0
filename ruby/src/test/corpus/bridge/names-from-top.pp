class { "fs": }
fs::leaf { "top": }
notice($module_name, $caller_module_name)
notice(inline_template("<%= scope[%q(module_name)].inspect %> <%= scope.lookupvar(%q(caller_module_name)).inspect %> <%= @module_name.inspect %>"))
