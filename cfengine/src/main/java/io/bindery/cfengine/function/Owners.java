package io.bindery.cfengine.function;

import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.host.Accounts;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Users and groups by name or number.
public final class Owners {
    private Owners() {}

    public static Optional<Accounts.User> user(Call call, String text) {
        Accounts accounts = call.context().accounts();
        Integer number = number(text);
        return number != null ? accounts.user(number) : accounts.user(ByteText.unicode(text));
    }

    public static Optional<Accounts.Group> group(Call call, String text) {
        Accounts accounts = call.context().accounts();
        Integer number = number(text);
        return number != null ? accounts.group(number) : accounts.group(ByteText.unicode(text));
    }

    /// Whether the text can be looked up; said where not. As CFEngine does: `getent` is asked, to which a blank is no name and a dash begins
    /// an option.
    public static boolean isName(Call call, String database, String text) {
        if (text.isBlank()) {
            call.log(Level.ERROR, "Multiple results from 'getent " + database + " " + text + "'");
        } else if (text.startsWith("-")) {
            call.log(Level.ERROR, "Failed to get information about '" + database + " " + text + "' using getent");
        }
        return !text.isBlank() && !text.startsWith("-");
    }

    /// As CFEngine does: blanks around a number and a plus before it do not matter.
    private static @Nullable Integer number(String text) {
        String stripped = text.strip();
        String digits = stripped.startsWith("+") ? stripped.substring(1) : stripped;
        boolean isNumber = !digits.isEmpty() && digits.length() < 10 && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        return isNumber ? Integer.valueOf(digits) : null;
    }
}
