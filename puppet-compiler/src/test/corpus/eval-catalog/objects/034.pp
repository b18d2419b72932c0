# logs only
type Car = Object[{parent=>Integer}]
notice(Car())
