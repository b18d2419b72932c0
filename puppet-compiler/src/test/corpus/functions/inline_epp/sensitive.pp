notice(inline_epp('<%= Sensitive("x") %>').unwrap)
