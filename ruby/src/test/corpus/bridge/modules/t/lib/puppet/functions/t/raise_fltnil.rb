Puppet::Functions.create_function(:'t::raise_fltnil') do
  def raise_fltnil
    Float(nil)
  end
end
