Puppet::Functions.create_function(:'t::raise_symstr') do
  def raise_symstr
    :a + 'b'
  end
end
