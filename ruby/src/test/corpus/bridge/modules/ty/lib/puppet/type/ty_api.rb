require 'puppet/resource_api'
Puppet::ResourceApi.register_type(
  name: 'ty_api',
  docs: 'A type.',
  features: ['canonicalize', 'simple_get_filter'],
  attributes: {
    ensure: { type: 'Enum[present, absent]', desc: 'e', default: 'present' },
    name: { type: 'String', desc: 'n', behaviour: :namevar },
    speed: { type: 'Optional[Integer]', desc: 's' },
    mode: { type: 'String', desc: 'm', behaviour: :parameter, default: 'x' },
    seen: { type: 'String', desc: 'r', behaviour: :read_only },
    once: { type: 'String', desc: 'i', behavior: :init_only },
  }
)
