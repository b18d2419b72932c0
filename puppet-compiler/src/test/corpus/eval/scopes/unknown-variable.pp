notice($nope)
notice("[${nope}]")
notice($nope::deep)
notice($::nope)
[$nope]
