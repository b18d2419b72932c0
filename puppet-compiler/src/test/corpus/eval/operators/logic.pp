[true and false, true or fail('never'), false and fail('never'), !true, !undef, !'', !0, !![], undef or 'x', 'a' and 'b', !(1 == 2)]
