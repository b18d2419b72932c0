Puppet::Functions.create_function(:'t::raise_wrongargs') do
  def raise_wrongargs
    def m(a); end; m
  end
end
