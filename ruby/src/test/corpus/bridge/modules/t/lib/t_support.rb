module TSupport
  def self.twice(x) x * 2 end
  def help(x) "help #{x}" end
end
