Puppet::Type.newtype(:ty_keyattr) do
  newparam(:name)
  newparam(:id)
  def self.key_attributes
    [:id]
  end
end
