Puppet::Type.newtype(:api_plainname) do
  newparam(:name)
  newproperty(:value)
end
