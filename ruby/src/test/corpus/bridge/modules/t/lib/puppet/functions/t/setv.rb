Puppet::Functions.create_function(:'t::setv', Puppet::Functions::InternalFunction) do
  dispatch :one do
    scope_param
  end
  def one(scope)
    scope['fresh'] = [1]
    scope.setvar('fresh2', 2)
    scope['fresh'] = 2
  end
end
