module Puppet::Parser::Functions
  newfunction(:o_wrapper2, type: :rvalue) do |args|
    w = Puppet::Parser::TemplateWrapper.new(self); w.result('x<%= @who %>')
  end
end
