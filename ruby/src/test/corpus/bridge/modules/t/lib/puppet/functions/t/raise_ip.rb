Puppet::Functions.create_function(:'t::raise_ip') do
  def raise_ip
    require 'ipaddr'; IPAddr.new('x')
  end
end
