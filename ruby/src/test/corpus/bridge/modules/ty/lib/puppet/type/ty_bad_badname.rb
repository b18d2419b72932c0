Puppet::ResourceApi.register_type(name: 'ty_bad_badname', attributes: 5)
