"x ${frob(1)} y"
