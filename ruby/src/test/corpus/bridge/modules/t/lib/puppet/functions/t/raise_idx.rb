Puppet::Functions.create_function(:'t::raise_idx') do
  def raise_idx
    [].fetch(3)
  end
end
