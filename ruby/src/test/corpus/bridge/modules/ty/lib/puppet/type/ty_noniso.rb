Puppet::Type.newtype(:ty_noniso) do
  newparam(:cmd) do
    isnamevar
  end
end
