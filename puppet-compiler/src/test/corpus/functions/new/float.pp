notice(Float('1.5'), Float('1e3'), Float(2), Float(true), Float('0x10'), Float('-1.5', true), Float({from=>'-2'}), Float('1'))
