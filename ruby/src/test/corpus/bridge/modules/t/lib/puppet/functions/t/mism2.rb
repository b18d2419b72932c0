Puppet::Functions.create_function(:'t::mism2') do
  dispatch :one do
    param 'Integer', :a
  end
  argument_mismatch :nope do
    param 'String', :a
  end
  def one(a) a end
  def nope(a) nil end
end
