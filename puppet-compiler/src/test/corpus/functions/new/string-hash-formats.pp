notice(String({a=>1},'%h'), String({a=>1},'%p'), String({a=>1},'%a'), String({a=>1},'%(h'), String({a=>{b=>1}},'%h'))
