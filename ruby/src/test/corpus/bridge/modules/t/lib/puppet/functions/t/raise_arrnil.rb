Puppet::Functions.create_function(:'t::raise_arrnil') do
  def raise_arrnil
    [nil] + nil
  end
end
