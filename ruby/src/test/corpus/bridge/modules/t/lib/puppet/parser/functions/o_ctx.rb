module Puppet::Parser::Functions
  newfunction(:o_ctx, type: :rvalue) do |args|
    Puppet.lookup(:current_environment).name.inspect + Puppet.lookup(:root_environment).name.inspect
  end
end
