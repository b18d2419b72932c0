[1 + 2 * 3, (1 + 2) * 3, 2 * 3 % 4, 10 - 2 - 3, 1 + 1 == 2, !true == false, 1 < 2 and 2 < 3, true or false and false, 1 << 2 + 1, -2 * 3]
