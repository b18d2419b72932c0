Puppet::Functions.create_function(:'t::scopep', Puppet::Functions::InternalFunction) do
  dispatch :one do
    scope_param
    optional_param 'String', :n
    optional_block_param
  end
  def one(scope, n = 'local', &b)
    scope['t::made'] = 1 rescue nil
    [scope[n], scope.lookupvar("::#{n}"), scope.exist?(n), scope.bound?(n), scope.include?(n), scope.to_s, scope.catalog.class.name, scope.compiler.class.name, scope.environment.to_s, b ? b.call(1) : 0, scope.resource.to_s, scope.source.name, scope.source.type]
  end
end
