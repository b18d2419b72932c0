module Puppet::Parser::Functions
  newfunction(:o_scope, type: :rvalue) do |args|
    [self.class.name, to_s, lookupvar('::local'), self['local'], lookupvar('nosuch').inspect, include?('local'), exist?('local'), compiler.topscope.to_s, compiler.node.name, compiler.environment.to_s,
     environment.name.inspect, catalog.name, resource.to_s, source.name.to_s, source.type.to_s, source.module_name.to_s, is_topscope?.to_s, parent.to_s]
  end
end
