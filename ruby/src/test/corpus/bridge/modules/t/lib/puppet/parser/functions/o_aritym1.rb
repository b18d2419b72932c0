module Puppet::Parser::Functions
  newfunction(:o_aritym1, type: :rvalue, arity: -1) do |args|
    args.size
  end
end
