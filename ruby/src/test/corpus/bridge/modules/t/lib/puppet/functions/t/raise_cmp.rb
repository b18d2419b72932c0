Puppet::Functions.create_function(:'t::raise_cmp') do
  def raise_cmp
    [1,'a'].sort
  end
end
