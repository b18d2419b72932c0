Puppet::Type.newtype(:ty_nopattern) do
  newparam(:name) { isnamevar }
  newparam(:dir) { isnamevar }
end
