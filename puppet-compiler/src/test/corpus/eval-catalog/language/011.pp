# logs only
notice(@(A), @(B))
  one
  | A
  two
  | B
