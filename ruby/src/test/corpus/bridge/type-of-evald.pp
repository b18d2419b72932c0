ty_evald { 'x': from_eval => 1 }
