Puppet::Functions.create_function(:'t::calltpl') do
  dispatch :one do
  end
  def one
    [call_function('inline_template', 'a<%= 1+1 %>'), call_function('inline_epp', 'e<%= 1+1 %>'), call_function('sprintf', '%03d', 5), call_function('lookup', 'zz', 'default_value' => 3),
     call_function('versioncmp', '1.2', '1.10'), call_function('fqdn_rand', 30, 'x').class.name, call_function('split', 'a,b', ','), call_function('regsubst', 'abc', 'b', 'X')]
  end
end
