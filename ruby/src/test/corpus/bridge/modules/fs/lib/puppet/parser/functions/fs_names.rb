module Puppet::Parser::Functions
  newfunction(:fs_names, :type => :rvalue) do |args|
    [lookupvar('module_name'), lookupvar('caller_module_name'), self['settings::environment'], lookupvar('::settings::strict_variables'), lookupvar('title')]
  end
end
