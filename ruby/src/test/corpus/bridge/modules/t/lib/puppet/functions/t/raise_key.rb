Puppet::Functions.create_function(:'t::raise_key') do
  def raise_key
    {}.fetch('x')
  end
end
