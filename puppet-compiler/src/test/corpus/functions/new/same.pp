notice(String.new('a'), Array.new([1]), Integer.new(5))
