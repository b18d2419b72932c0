package io.bindery.cfengine.function;

/// Functions the reference program has in its enterprise edition alone.
final class EnterpriseOnly {
    private EnterpriseOnly() {}

    static Result ldap(Call call) {
        call.log(Level.ERROR, "LDAP support only available in CFEngine Enterprise");
        return Result.failure();
    }
}
