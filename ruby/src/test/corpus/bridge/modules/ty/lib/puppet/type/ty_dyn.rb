Puppet::Type.newtype(:ty_dyn) do
  newparam(:name)
  n = 'dyn'
  newparam("#{n}_p")
  newparam(:"quoted")
  newparam 'plain'
end
