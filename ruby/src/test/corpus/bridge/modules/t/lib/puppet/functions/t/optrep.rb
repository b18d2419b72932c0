Puppet::Functions.create_function(:'t::optrep') do
  dispatch :one do
    optional_param 'String', :a
    optional_repeated_param 'Integer', :b
  end
  def one(a = 'def', *b) [a, b] end
end
