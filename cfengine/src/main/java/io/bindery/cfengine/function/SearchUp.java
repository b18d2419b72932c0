package io.bindery.cfengine.function;

/// `search_up(directory, pattern, levels)`: another name of `findfiles_up`.
final class SearchUp implements Function {
    @Override
    public Result call(Call call) {
        return new FindFilesUp().call(call);
    }
}
