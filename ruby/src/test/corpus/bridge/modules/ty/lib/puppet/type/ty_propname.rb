Puppet::Type.newtype(:ty_propname) do
  newproperty(:name)
  newparam(:k, namevar: :true)
end
