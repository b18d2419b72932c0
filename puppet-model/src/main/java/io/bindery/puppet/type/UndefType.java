package io.bindery.puppet.type;

/// `Undef`: the type of `undef`.
public record UndefType() implements Type {
    public static final UndefType DEFAULT = new UndefType();

    @Override
    public String name() {
        return "Undef";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
