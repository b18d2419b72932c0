module TyMixin
  def self.included(base)
    base.newparam(:mixed)
  end
end
Puppet::Type.newtype(:ty_mixin) do
  include TyMixin
  newparam(:name)
end
