package io.bindery.cfengine.value;

/// A piece of text; numbers and class expressions too are text until someone reads them.
public record Scalar(String text) implements Value {
    @Override
    public String toString() {
        return text;
    }
}
