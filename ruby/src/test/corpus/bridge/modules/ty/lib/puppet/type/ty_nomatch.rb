Puppet::Type.newtype(:ty_nomatch) do
  newparam(:name) { isnamevar }
  newparam(:dir) { isnamevar }
  def self.title_patterns
    [[/^(\d+)-(\d+)$/, [[:name], [:dir]]]]
  end
end
