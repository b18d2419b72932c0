Puppet::Functions.create_function(:'t::raise_kw') do
  def raise_kw
    def m2(a:); end; m2
  end
end
