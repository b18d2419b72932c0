module Puppet::Parser::Functions
  newfunction(:'jump::second', type: :rvalue) { |arguments| "second #{arguments}" }
  newfunction(:jump_two, type: :rvalue) { |arguments| "two #{arguments}" }
end
