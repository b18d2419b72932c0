package io.bindery.cfengine.function;

/// `ldaplist(uri, dn, filter, name, scope, security)`: not in this edition.
final class LdapList implements Function {
    @Override
    public Result call(Call call) {
        return EnterpriseOnly.ldap(call);
    }
}
