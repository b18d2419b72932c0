module Puppet::Parser::Functions
  newfunction(:o_stmt) do |args|
    function_notice(['stmt', args.inspect])
    nil
  end
end
