package io.bindery.cli.bombs;

import static io.bindery.cli.bombs.Bomb.manifest;

import java.util.List;

/// Bombs in regular expressions: those whose search does not end, and those that cannot be compiled.
final class SearchBombs {
    private static final String TEXT = "a".repeat(50) + "b";
    private static final String SLOW = "took too long|too complex|limit|deep|nest|more than";
    private static final String BROKEN = SLOW + "|too big|number|end pattern|premature|unmatched|character class";

    private SearchBombs() {}

    static List<Bomb> searches() {
        return List.of(
                manifest("search: a repetition of repetitions", SLOW, "notice('" + TEXT + "' =~ /^(a+)+$/)"),
                manifest("search: a choice of the same", SLOW, "notice('" + TEXT + "' =~ /^(a|a)*$/)"),
                manifest("search: a case", SLOW, "case '" + TEXT + "' { /^(a+)+$/: { } default: { } }"),
                manifest("search: a selector", SLOW, "$x = '" + TEXT + "' ? { /^(a+)+$/ => 1, default => 2 }"),
                manifest("search: regsubst", SLOW, "notice(regsubst('" + TEXT + "', '^(a+)+$', 'x'))"),
                manifest("search: split", SLOW, "notice(split('" + TEXT + "', '^(a+)+$'))"),
                manifest("search: match", SLOW, "notice(['" + TEXT + "'].match(/^(a+)+$/))"),
                manifest("search: a type", SLOW, "notice('" + TEXT + "' =~ Pattern[/^(a+)+$/])"),
                manifest("search: an expression made at run time", SLOW, "notice('" + TEXT + "' =~ '^(a+)+$')"),
                manifest("search: many short ones", SLOW + "|steps", "Integer[1, 10000000].each |$i| { 'aaaaaaaaaaaaaaaaaaaaaab' =~ /^(a+)+$/ }"),
                manifest("search: groups in groups", BROKEN, "notice('a' =~ /" + "(".repeat(20_000) + "a" + ")*".repeat(20_000) + "/)"),
                manifest("search: open classes", BROKEN, "notice('x' =~ /" + "[".repeat(20_000) + "/)"));
    }
}
