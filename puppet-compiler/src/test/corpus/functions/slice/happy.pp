notice([1,2,3].slice(2), {a=>1,b=>2}.slice(1), 'abcd'.slice(3), 5.slice(2))
