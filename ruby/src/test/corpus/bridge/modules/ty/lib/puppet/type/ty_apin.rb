Puppet::ResourceApi.register_type(
  name: 'ty_apin',
  docs: 'A type.',
  attributes: {
    one: { type: 'String', desc: 'n', behaviour: :namevar },
    two: { type: 'String', desc: 'n', behaviour: :namevar },
  }
)
