Puppet::Functions.create_function(:'t::aliast') do
  dispatch :x do
    param 'T::Mytype', :a
  end
  def x(a) a end
end
