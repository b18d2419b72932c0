package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.EnterpriseOnly;

/// `ldaparray(array, uri, dn, filter, scope, security)`: not in this edition.
public final class LdapArray implements Function {
    @Override
    public Result call(Call call) {
        return EnterpriseOnly.ldap(call);
    }
}
