case {'a' => 1, 'b' => 'two', 'c' => 3} {
  {'a' => 2}: { 'no' }
  {'a' => Integer, 'b' => /^t/}: { 'part' }
  default: { 'none' }
}
