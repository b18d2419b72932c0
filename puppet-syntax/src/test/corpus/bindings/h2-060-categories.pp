site {
  categories { node => $trusted['certname'], 'two words' => 1, virtual => "${facts['is_virtual']}", environment => true, }
}
