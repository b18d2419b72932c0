Puppet::Functions.create_function(:'t::rettype') do
  dispatch :one do
    param 'Any', :a
    return_type 'Variant[Integer,String[2]]'
  end
  def one(a) a end
end
