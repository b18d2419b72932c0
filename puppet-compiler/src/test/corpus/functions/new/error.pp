$e = Error('msg', 'kind')
notice($e.message, $e.kind)
