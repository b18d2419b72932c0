class outer::inner {
  notice(tagged('outer', 'inner', 'outer::inner'), tagged('outer', 'red'), tagged('class'), tagged(['outer']), tagged('Outer'))
}
include outer::inner
