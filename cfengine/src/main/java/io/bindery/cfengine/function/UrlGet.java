package io.bindery.cfengine.function;

/// `url_get(url, options)`: not in the reference program as Debian builds it.
final class UrlGet implements Function {
    @Override
    public Result call(Call call) {
        call.log(Level.ERROR, "url_get: libcurl integration is not compiled into CFEngine, sorry");
        return Result.failure();
    }
}
