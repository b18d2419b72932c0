# enc: {classes: {web: {color: blue}}}
notice($classes['web']['color'])
