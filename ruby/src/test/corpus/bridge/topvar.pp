$x = 'top'
$only = 'o'
class z { $x = 'in'
 notice(inline_template("<%= scope['::x'] %> <%= scope.lookupvar('::x') %> <%= scope['x'] %> <%= scope.lookupvar('x') %> <%= @x %> <%= scope['::only'] %> <%= scope.include?('::x') %> <%= scope.exist?('::nox') %> <%= scope['z::x'] %> <%= scope['::z::x'] %> <%= has_variable?('::only') %>")) }
include z
