Puppet::Type.newtype(:ty_comp) do
  newparam(:name) { isnamevar }
  newparam(:dir) do
    isnamevar
  end
  def self.title_patterns
    [
      [/^(.*):(.*)$/, [[:dir], [:name]]],
      [/^([^:]*)$/, [[:name]]],
    ]
  end
end
