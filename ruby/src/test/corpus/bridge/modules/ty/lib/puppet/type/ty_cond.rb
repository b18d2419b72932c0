Puppet::Type.newtype(:ty_cond) do
  newparam(:name)
  newparam(:always) if true
  newparam(:never) if false
  if Puppet::PUPPETVERSION.to_i > 3
    newparam(:modern)
  else
    newparam(:ancient)
  end
end
