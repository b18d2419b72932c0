Puppet::Type.newtype(:ty_feat) do
  feature :soft, 'Soft.', methods: [:soften]
  newparam(:name)
  newparam(:soft, required_features: :soft)
  newproperty(:deep, :required_features => %w{soft})
end
