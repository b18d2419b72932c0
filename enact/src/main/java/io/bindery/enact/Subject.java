package io.bindery.enact;

/// The thing a change is made to: its kind and its name, such as `file` and `/etc/motd`.
public record Subject(String kind, String name) {
    @Override
    public String toString() {
        return kind + " " + name;
    }
}
