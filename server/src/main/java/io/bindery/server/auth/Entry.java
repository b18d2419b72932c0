package io.bindery.server.auth;

import io.bindery.server.http.Caller;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// One entry of a rule's `allow` or `deny`.
sealed interface Entry {
    boolean matches(Caller.Certified caller, Rules.Captures captures, Extensions extensions);

    /// `*`: every caller with a certificate.
    record Everyone() implements Entry {
        @Override
        public boolean matches(Caller.Certified caller, Rules.Captures captures, Extensions extensions) {
            return true;
        }
    }

    /// A certname, compared without regard to case.
    record Name(String lowerCase) implements Entry {
        @Override
        public boolean matches(Caller.Certified caller, Rules.Captures captures, Extensions extensions) {
            return caller.certname().toLowerCase(Locale.ROOT).equals(lowerCase);
        }
    }

    /// `*.example.org`: the domain itself and all names below it.
    record Domain(String lowerCase) implements Entry {
        @Override
        public boolean matches(Caller.Certified caller, Rules.Captures captures, Extensions extensions) {
            String name = caller.certname().toLowerCase(Locale.ROOT);
            return name.equals(lowerCase) || name.endsWith("." + lowerCase);
        }
    }

    /// `/expression/`, found anywhere in the certname.
    record Expression(Pattern pattern) implements Entry {
        @Override
        public boolean matches(Caller.Certified caller, Rules.Captures captures, Extensions extensions) {
            return BudgetedText.find(pattern.matcher(new BudgetedText(caller.certname())));
        }
    }

    /// A text with `$1`, `$2` ..., filled with the groups that the rule's path expression captured. The captured text is only a
    /// name: Puppet Server reads it as an entry again, so that there a request for the node `*` is allowed to everyone.
    record BackReference(String template) implements Entry {
        @Override
        public boolean matches(Caller.Certified caller, Rules.Captures captures, Extensions extensions) {
            List<String> groups = captures.groups();
            if (groups == null) {
                return false;
            }
            StringBuilder name = new StringBuilder();
            for (int at = 0; at < template.length(); at++) {
                char each = template.charAt(at);
                boolean reference = each == '$' && at + 1 < template.length() && Character.digit(template.charAt(at + 1), 10) > 0;
                if (!reference) {
                    name.append(each);
                    continue;
                }
                int group = Character.digit(template.charAt(++at), 10);
                if (group > groups.size()) {
                    return false;
                }
                name.append(groups.get(group - 1));
            }
            return caller.certname().equalsIgnoreCase(name.toString());
        }
    }

    /// `{ extensions: ... }`: every extension named must have one of its values.
    record Extended(Map<String, Set<String>> values) implements Entry {
        @Override
        public boolean matches(Caller.Certified caller, Rules.Captures captures, Extensions extensions) {
            return values.entrySet().stream().allMatch(each -> {
                String value = caller.verified() == null ? null : extensions.value(caller.verified(), each.getKey());
                return value != null && each.getValue().contains(value);
            });
        }
    }

    /// A map with both `certname` and `extensions`: both must match.
    record Both(Entry one, Entry other) implements Entry {
        @Override
        public boolean matches(Caller.Certified caller, Rules.Captures captures, Extensions extensions) {
            return one.matches(caller, captures, extensions) && other.matches(caller, captures, extensions);
        }
    }
}
