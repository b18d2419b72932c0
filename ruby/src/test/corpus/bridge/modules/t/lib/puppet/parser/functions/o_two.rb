module Puppet::Parser::Functions
  newfunction(:o_two, type: :rvalue) do |args|
    'first'
  end
  newfunction(:o_twob, type: :rvalue) do |args|
    'second' + function_o_two([])
  end
end
