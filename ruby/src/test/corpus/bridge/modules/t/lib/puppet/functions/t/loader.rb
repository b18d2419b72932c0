require 'puppet/util/package'
Puppet::Functions.create_function(:'t::loader') do
  include Puppet::Util::Package
  def loader(a, b)
    [versioncmp(a, b), Puppet::Util::Package.versioncmp(b, a)]
  end
end
