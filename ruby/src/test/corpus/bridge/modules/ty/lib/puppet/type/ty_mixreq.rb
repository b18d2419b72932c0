require_relative '../../ty_shared'
Puppet::Type.newtype(:ty_mixreq) do
  newparam(:name)
  extend TyShared
  shared_params
end
