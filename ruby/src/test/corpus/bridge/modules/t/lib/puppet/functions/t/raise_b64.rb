Puppet::Functions.create_function(:'t::raise_b64') do
  def raise_b64
    require 'base64'; Base64.strict_decode64('%')
  end
end
