Puppet::Type.newtype(:ty_selfref, self_refresh: true) do
  newparam(:name)
  newproperty(:v)
end
