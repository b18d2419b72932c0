Puppet::Functions.create_function(:'t::unktype') do
  dispatch :x do
    param 'NoSuchType', :a
  end
  def x(a) a end
end
