Puppet::Functions.create_function(:'t::raise_int') do
  def raise_int
    Integer('x')
  end
end
