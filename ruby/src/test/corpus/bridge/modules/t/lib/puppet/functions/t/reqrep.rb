Puppet::Functions.create_function(:'t::reqrep') do
  dispatch :one do
    param 'String', :a
    required_repeated_param 'Integer', :b
  end
  def one(a, *b) "#{a}#{b.inspect}" end
end
