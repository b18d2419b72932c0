Puppet::Type.newtype(:ty_evald) do
  newparam(:name)
  class_eval <<-CODE
    newparam(:from_eval)
  CODE
end
