function cfg(Struct[{'port' => Integer, Optional['host'] => String}] $c) { $c }
cfg({'port' => '80', 'hots' => 'x'})
