define m::thing($size = 1) {
  notify { "thing ${title} ${size}": }
}
