module Puppet::Parser::Functions
  newfunction(:o_callf, type: :rvalue) do |args|
    call_function('t::optrep', ['z', 1]) + call_function('t::callblk', [[1,2]])
  end
end
