Puppet::Type.newtype(:ty_dup) do
  newparam(:name)
  newproperty(:x)
  newproperty(:x)
end
