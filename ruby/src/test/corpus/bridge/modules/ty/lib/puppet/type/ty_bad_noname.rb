Puppet::ResourceApi.register_type(docs: 'x', attributes: {})
