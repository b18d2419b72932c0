package io.bindery.cfengine.function;

/// `regldap(uri, dn, filter, name, scope, pattern, security)`: not in this edition.
final class RegLdap implements Function {
    @Override
    public Result call(Call call) {
        return EnterpriseOnly.ldap(call);
    }
}
