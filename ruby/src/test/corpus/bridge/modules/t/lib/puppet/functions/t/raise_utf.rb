Puppet::Functions.create_function(:'t::raise_utf') do
  def raise_utf
    "\xff".encode('UTF-16')
  end
end
