module Puppet::Parser::Functions
  newfunction(:o_mutate, type: :rvalue) do |args|
    args[0] << 'x'; args[1]['k'] = 'v'; args[0]
  end
end
