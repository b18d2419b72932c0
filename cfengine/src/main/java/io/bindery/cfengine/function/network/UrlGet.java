package io.bindery.cfengine.function.network;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;

/// `url_get(url, options)`: not in the reference program as Debian builds it.
public final class UrlGet implements Function {
    @Override
    public Result call(Call call) {
        call.log(Level.ERROR, "url_get: libcurl integration is not compiled into CFEngine, sorry");
        return Result.failure();
    }
}
