package io.bindery.cfengine.function;

import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.host.Accounts;
import java.util.Optional;

/// Users and groups by name or number.
final class Owners {
    private Owners() {}

    static Optional<Accounts.User> user(Call call, String text) {
        Accounts accounts = call.context().accounts();
        return isNumber(text) ? accounts.user(Integer.parseInt(text)) : accounts.user(ByteText.unicode(text));
    }

    static Optional<Accounts.Group> group(Call call, String text) {
        Accounts accounts = call.context().accounts();
        return isNumber(text) ? accounts.group(Integer.parseInt(text)) : accounts.group(ByteText.unicode(text));
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.length() < 10 && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
