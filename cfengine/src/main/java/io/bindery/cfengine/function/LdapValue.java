package io.bindery.cfengine.function;

/// `ldapvalue(uri, dn, filter, name, scope, security)`: not in this edition.
final class LdapValue implements Function {
    @Override
    public Result call(Call call) {
        return EnterpriseOnly.ldap(call);
    }
}
