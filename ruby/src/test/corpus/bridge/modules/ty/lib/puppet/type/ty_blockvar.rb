Puppet::Type.newtype(:ty_blockvar) do
  blk = proc { isnamevar }
  newparam(:key, &blk)
end
