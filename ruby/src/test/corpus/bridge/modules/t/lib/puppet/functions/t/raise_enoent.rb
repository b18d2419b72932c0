Puppet::Functions.create_function(:'t::raise_enoent') do
  def raise_enoent
    File.read('/no/such')
  end
end
