site { bindings => [ layer { 'l': include => 'module:/m::extra' } ] }
--- modules/m/manifests/extra.pp
class m::extra { }
