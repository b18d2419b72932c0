module Puppet::Parser::Functions
  newfunction(:o_fn, type: :rvalue) do |args|
    a = Puppet::Parser::Functions.function(:o_rval); b = Puppet::Parser::Functions.function('no_such_fn'); c = Puppet::Parser::Functions.function(:split)
    [a, b, c, function_o_rval([1]), function_sprintf(['%s', 'x']), function_defined(['notify']), function_include(['t']).inspect, function_split(['a b', ' ']), respond_to?(:function_o_rval), Puppet::Parser::Functions.rvalue?(:o_stmt), Puppet::Parser::Functions.arity(:o_aritym3)]
  end
end
