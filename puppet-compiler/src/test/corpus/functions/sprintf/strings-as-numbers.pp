notice(sprintf('%d %x %f', '0x1F', '255', '1.5'))
