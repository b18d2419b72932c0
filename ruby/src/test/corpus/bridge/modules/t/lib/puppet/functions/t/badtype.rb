Puppet::Functions.create_function(:'t::badtype') do
  dispatch :x do
    param 'Strin[', :a
  end
  def x(a) a end
end
