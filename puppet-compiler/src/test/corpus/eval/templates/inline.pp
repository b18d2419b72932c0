$label = 'world'
inline_epp("Hello <%= \$label %>!\n")
