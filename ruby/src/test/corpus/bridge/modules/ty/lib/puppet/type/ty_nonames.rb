Puppet::Type.newtype(:ty_nonames) do
  newproperty(:v)
end
