# strict_variables: true
inline_epp("<%= \$nothing %>")
