require 'puppet/resource_api'

Puppet::ResourceApi.register_type(
  name: 'api_resource',
  desc: 'By one hash.',
  attributes: {
    ensure: { type: 'Enum[present, absent]', desc: 'Whether.' },
    name: { type: 'String', desc: 'Its name.', behaviour: :namevar },
    size: { type: 'Integer', desc: 'Its size.' },
    mode: { type: 'String', desc: 'Its mode.', behaviour: :parameter },
  },
)
