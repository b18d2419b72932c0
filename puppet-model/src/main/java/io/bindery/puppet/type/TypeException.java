package io.bindery.puppet.type;

/// The error for a type that cannot be created or used as requested. The message is Puppet's; the evaluator adds the place.
public final class TypeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// [#blamedKey] where the whole expression is to blame.
    public static final int WHOLE = -1;

    /// [#blamedKey] where the expression before the brackets is wrong.
    public static final int LEFT = -2;

    private final String code;
    private final int blamedKey;

    public TypeException(String message) {
        this("TYPE_ERROR", WHOLE, message);
    }

    public TypeException(String code, int blamedKey, String message) {
        super(message, null, false, false);
        this.code = code;
        this.blamedKey = blamedKey;
    }

    /// Puppet's name of the issue, as `BAD_TYPE_SLICE_ARITY`; `TYPE_ERROR` where Puppet has none.
    public String code() {
        return code;
    }

    /// Which of the expressions between the brackets is to blame, from 0; or [#WHOLE] or [#LEFT].
    public int blamedKey() {
        return blamedKey;
    }
}
