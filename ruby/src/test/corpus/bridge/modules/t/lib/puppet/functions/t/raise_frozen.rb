Puppet::Functions.create_function(:'t::raise_frozen') do
  def raise_frozen
    'a'.freeze << 'b'
  end
end
