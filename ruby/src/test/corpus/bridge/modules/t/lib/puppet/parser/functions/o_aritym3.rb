module Puppet::Parser::Functions
  newfunction(:o_aritym3, type: :rvalue, arity: -3) do |args|
    args.size
  end
end
