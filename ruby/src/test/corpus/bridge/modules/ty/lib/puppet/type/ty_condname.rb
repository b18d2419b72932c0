Puppet::Type.newtype(:ty_condname) do
  newparam(:key) do
    isnamevar if true
  end
  newparam(:other)
end
