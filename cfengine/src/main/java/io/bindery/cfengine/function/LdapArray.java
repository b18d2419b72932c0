package io.bindery.cfengine.function;

/// `ldaparray(array, uri, dn, filter, scope, security)`: not in this edition.
final class LdapArray implements Function {
    @Override
    public Result call(Call call) {
        return EnterpriseOnly.ldap(call);
    }
}
