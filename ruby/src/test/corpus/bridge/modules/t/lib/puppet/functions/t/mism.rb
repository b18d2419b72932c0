Puppet::Functions.create_function(:'t::mism') do
  dispatch :one do
    param 'Integer', :a
  end
  argument_mismatch :nope do
    param 'String', :a
    optional_param 'Any', :b
  end
  def one(a) a end
  def nope(a, b = nil) "got string #{a} #{b.inspect}" end
end
