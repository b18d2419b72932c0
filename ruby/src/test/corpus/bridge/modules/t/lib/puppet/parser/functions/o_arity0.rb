module Puppet::Parser::Functions
  newfunction(:o_arity0, type: :rvalue, arity: 0) do |args|
    'zero'
  end
end
