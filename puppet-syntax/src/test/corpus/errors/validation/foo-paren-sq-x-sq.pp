foo
('x')