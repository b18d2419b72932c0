frobnicate { 'a': }
