module Puppet::Parser::Functions
  newfunction(:api_old, type: :rvalue, arity: 2, doc: 'Joins.') do |args|
    args.map(&:inspect).join('/')
  end
end
