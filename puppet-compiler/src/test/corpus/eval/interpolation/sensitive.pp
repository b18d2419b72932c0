$s = Sensitive('secret')
["${s}", "${[$s]}", "${{'k' => $s}}"]
