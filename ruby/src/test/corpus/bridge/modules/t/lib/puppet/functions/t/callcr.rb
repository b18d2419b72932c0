Puppet::Functions.create_function(:'t::callcr') do
  dispatch :one do
    param 'Hash', :h
  end
  def one(h)
    call_function('create_resources', 'notify', h, 'message' => 'dm')
    call_function('create_resources', '@t::d', {'v' => {}})
    call_function('ensure_dummy', 1) rescue "#{$!.class}: #{$!.message}"
  end
end
