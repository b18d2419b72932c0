class c {
  site { categories { rack => 1 } }
}
node default { site { } }
