$data = {'users' => [{'name' => 'ann', 'ids' => [1, 2]}, {'name' => 'bob'}]}
[$data['users'][0]['name'], $data['users'][0]['ids'][-1], $data['users'][1]['ids'], "${data['users'][1]['name']}", "${data['users'][0]['ids'][0]}"]
