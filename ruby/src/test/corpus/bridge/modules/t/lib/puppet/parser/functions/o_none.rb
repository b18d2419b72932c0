module Puppet::Parser::Functions
end
