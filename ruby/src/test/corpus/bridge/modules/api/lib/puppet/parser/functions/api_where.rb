Puppet::Parser::Functions.newfunction(:api_where, type: :rvalue) do |_|
  [is_topscope?, is_classscope?, is_nodescope?, undef_as('x', nil), undef_as('x', :undef), undef_as('x', 1)].map(&:inspect).join(' ')
end
