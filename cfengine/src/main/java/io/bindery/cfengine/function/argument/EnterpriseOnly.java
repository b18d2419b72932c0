package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;

/// The functions that the reference program has only in its enterprise edition.
public final class EnterpriseOnly {
    private EnterpriseOnly() {}

    public static Result ldap(Call call) {
        call.log(Level.ERROR, "LDAP support only available in CFEngine Enterprise");
        return Result.failure();
    }
}
