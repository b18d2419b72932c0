Puppet::Functions.create_function(:'t::raise_uri') do
  def raise_uri
    require 'uri'; URI.parse('http://a b')
  end
end
