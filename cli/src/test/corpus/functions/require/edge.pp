class outer {
  notice(require('m', ['::m::one', 'm']))
}
include outer
