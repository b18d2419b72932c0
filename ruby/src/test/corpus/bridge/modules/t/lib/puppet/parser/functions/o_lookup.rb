module Puppet::Parser::Functions
  newfunction(:o_lookup, type: :rvalue) do |args|
    function_hiera(['nono', 'dflt']) + function_lookup(['nono', nil, nil, 'dd'])
  end
end
