package io.bindery.fleet.question;

/// The answer to a question, for people and for programs.
public interface FleetAnswer {
    /// Lines for a terminal.
    String text();

    /// One JSON object.
    String json();
}
