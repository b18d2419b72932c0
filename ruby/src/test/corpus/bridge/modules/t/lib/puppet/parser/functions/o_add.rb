module Puppet::Parser::Functions
  newfunction(:o_add) do |args|
    r = Puppet::Parser::Resource.new('notify', 'added', :scope => self, :source => source)
    r.set_parameter(:message, 'madeit')
    compiler.add_resource(self, r)
  end
end
