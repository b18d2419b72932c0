module Puppet::Parser::Functions
  newfunction(:o_setvar) do |args|
    setvar('zz', args[0]); self['yy'] = args[1]; nil
  end
end
