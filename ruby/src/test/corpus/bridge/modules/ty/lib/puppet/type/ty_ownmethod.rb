Puppet::Type.newtype(:ty_ownmethod) do
  newparam(:name)
  def self.more(*names)
    names.each { |n| newparam(n) }
  end
  more :p, :q
end
