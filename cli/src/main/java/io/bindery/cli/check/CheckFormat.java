package io.bindery.cli.check;

/// The values of `--format`.
enum CheckFormat {
    TEXT,
    JSON,
    SARIF,
    JUNIT,
    GITHUB
}
