Puppet::Functions.create_function(:'api::scoped', Puppet::Functions::InternalFunction) do
  dispatch :scoped do
    scope_param
    param 'String', :name
  end
  def scoped(scope, name)
    [scope[name], scope.lookupvar(name), scope.include?(name), scope['module_name'], scope.to_s]
  end
end
