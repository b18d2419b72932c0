require 'puppet/parameter/boolean'
require 'puppet/property/list'
Puppet::Type.newtype(:ty_parent) do
  newparam(:name, namevar: true)
  newparam(:flag, boolean: true, parent: Puppet::Parameter::Boolean)
  newproperty(:list, array_matching: :all, parent: Puppet::Property::List)
  newproperty(:path, :parent => Puppet::Property)
end
