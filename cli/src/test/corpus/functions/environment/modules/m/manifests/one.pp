class m::one {
  notify { 'm::one': }
}
