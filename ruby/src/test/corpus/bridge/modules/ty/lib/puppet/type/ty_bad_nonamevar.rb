Puppet::ResourceApi.register_type(name: 'ty_bad_nonamevar', docs: 'x', attributes: { a: { type: 'String', desc: 'q' } })
