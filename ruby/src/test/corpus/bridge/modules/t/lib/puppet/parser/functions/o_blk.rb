module Puppet::Parser::Functions
  newfunction(:o_blk, type: :rvalue) do |args|
    call_function('map', [[1,2]]) { |x| x + 1 }
  end
end
