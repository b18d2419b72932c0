Puppet::Functions.create_function(:'t::setv2', Puppet::Functions::InternalFunction) do
  dispatch :one do
    scope_param
  end
  def one(scope)
    scope['fresh'] = [1]
    scope.setvar('fresh2', 'two')
  end
end
