Puppet::Type.newtype(:ty_iso) do
  @isomorphic = false
  newparam(:title_key)
  newparam(:cmd) do
    isnamevar
  end
end
