package io.bindery.puppet.type;

/// `Default`: the type of `default`.
public record DefaultType() implements Type {
    public static final DefaultType DEFAULT = new DefaultType();

    @Override
    public String name() {
        return "Default";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
