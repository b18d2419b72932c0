Puppet::Type.newtype(:ty_munge) do
  newparam(:name) do
    munge { |v| v.downcase }
    validate { |v| raise 'no' if v =~ /bad/ }
  end
  newproperty(:size) do
    munge { |v| Integer(v) }
    newvalues(/\d+/)
  end
end
