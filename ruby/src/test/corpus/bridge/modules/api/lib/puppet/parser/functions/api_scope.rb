module Puppet::Parser::Functions
  newfunction(:api_scope, :type => :rvalue) do |args|
    [lookupvar(args[0]), self[args[0]], lookupvar('::top'), function_sprintf(['%03d', 7]), function_api_old(['a', 'b']),
     call_function('upcase', ['x']), catalog.classes.include?('api'), compiler.environment.name.to_s, environment.to_s,
     catalog.resource('Notify', 'there').nil?, findresource('Class[Api]').to_s]
  end
end
