notice(Optional[Integer].new('5'), NotUndef[Integer].new('6'), NotUndef.new('x'))
