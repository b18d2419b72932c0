module TyShared
  def shared_params
    newparam(:one)
    newproperty(:two)
  end
end
