package io.bindery.cli;

/// The one command, `bindery`.
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.out.println("bindery 0.1.0");
    }
}
