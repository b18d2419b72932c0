module Puppet::Parser::Functions
  newfunction(:o_nota, type: :rvalue) do |args|
    function_o_rval('x')
  end
end
