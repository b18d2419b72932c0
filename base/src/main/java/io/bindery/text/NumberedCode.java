package io.bindery.text;

/// A code with a number in its message, such as `B402`. People look the number up, programs search for it.
public interface NumberedCode extends Code {
    String number();

    /// The wording, with `{0}`, `{1}` ... standing for arguments.
    String template();

    /// The message, number first, with its arguments filled in.
    default String text(Object... arguments) {
        String template = template();
        StringBuilder out = new StringBuilder(template.length() + 40).append('[').append(number()).append("] ");
        int from = 0;
        for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', open + 1)) {
            if (template.startsWith("}", open + 2)) {
                out.append(template, from, open).append(arguments[template.charAt(open + 1) - '0']);
                from = open + 3;
            }
        }
        return out.append(template, from, template.length()).toString();
    }

    default Diagnostic error(Place place, Object... arguments) {
        return Diagnostic.error(this, text(arguments), place);
    }

    default Diagnostic warning(Place place, Object... arguments) {
        return Diagnostic.warning(this, text(arguments), place);
    }
}
