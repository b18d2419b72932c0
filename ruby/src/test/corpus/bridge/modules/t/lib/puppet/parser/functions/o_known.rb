module Puppet::Parser::Functions
  newfunction(:o_known, type: :rvalue) do |args|
    [known_resource_types.class.name, find_hostclass('t').to_s, find_definition('t::d').to_s, find_hostclass('nono').inspect]
  end
end
