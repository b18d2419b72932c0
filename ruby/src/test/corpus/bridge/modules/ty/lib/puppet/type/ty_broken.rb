Puppet::Type.newtype(:ty_broken) do
  newparam(:name)
  raise 'broken type'
end
