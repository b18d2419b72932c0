Puppet::Type.newtype(:ty_autoreq) do
  newparam(:name)
  autorequire(:file) { ['/x'] }
  autobefore(:service) do
    []
  end
  def refresh; end
  validate do
    newparam_is_not_called = 1
    send(:foo)
  end
end
