Puppet::Type.newtype(:ty_after) do
  newparam(:name)
end
Puppet::Type.type(:ty_after).newparam(:late)
