Puppet::Type.newtype(:ty_ens) do
  ensurable do
    defaultvalues
    newvalue(:latest) { provider.latest }
    defaultto :present
  end
  newparam(:name)
end
