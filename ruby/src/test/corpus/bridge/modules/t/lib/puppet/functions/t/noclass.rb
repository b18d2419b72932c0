Puppet::Functions.create_function(:'t::noclass') do
  def noclass() 1 end
end
'x'
