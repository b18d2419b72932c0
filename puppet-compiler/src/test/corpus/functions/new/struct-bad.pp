Struct[{a=>Integer}].new([[b,1]])
