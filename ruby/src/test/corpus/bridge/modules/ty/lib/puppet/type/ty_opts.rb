Puppet::Type.newtype(:ty_opts) do
  opts = { namevar: true }
  newparam(:key, opts)
  newparam(:val)
end
