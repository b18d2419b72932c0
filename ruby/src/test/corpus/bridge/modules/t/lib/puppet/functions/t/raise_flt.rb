Puppet::Functions.create_function(:'t::raise_flt') do
  def raise_flt
    Float('abc')
  end
end
