Puppet::Type.newtype(:ty_two) do
  newparam(:name)
end
Puppet::Type.newtype(:ty_twob) do
  newparam(:name)
  newparam(:z)
end
