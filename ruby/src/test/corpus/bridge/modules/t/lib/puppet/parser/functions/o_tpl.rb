module Puppet::Parser::Functions
  newfunction(:o_tpl, type: :rvalue) do |args|
    function_template(['t/hello.erb']) + function_inline_template(['<%= @who %>'])
  end
end
