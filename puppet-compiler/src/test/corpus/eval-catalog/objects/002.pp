# logs only
type Car = Object[{attributes=>{reg=>String, doors=>{type=>Integer,value=>4}}}]
notice(Car({reg=>'a', doors=>2}))
notice(Car({reg=>'a', bad=>2}))
