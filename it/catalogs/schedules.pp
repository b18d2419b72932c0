schedule { 'nightly': range => '2 - 4', period => daily, repeat => 1 }
schedule { 'weekdays': weekday => ['Mon', 'Tue'], periodmatch => number }
notify { 'at night': schedule => 'nightly' }
filebucket { 'kept': path => '/tmp/bindery-bucket' }
tidy { '/tmp/bindery-tidy': age => '1w', recurse => 1, matches => ['*.tmp'], rmdirs => false }
