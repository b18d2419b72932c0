package io.bindery.cli.bombs;

import static io.bindery.cli.bombs.Bomb.environment;
import static io.bindery.cli.bombs.Bomb.epp;
import static io.bindery.cli.bombs.Bomb.erb;
import static io.bindery.cli.bombs.Bomb.manifest;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Bombs in code of the Puppet language, its templates and its regular expressions.
final class ManifestBombs {
    private static final int MANY = 100_000;
    private static final String DEEP = "deep|nest|too many levels";
    private static final String STEPS = "steps|limit|beyond|more than";

    private ManifestBombs() {}

    /// Texts that the parser has to give up on.
    static List<Bomb> syntax() {
        return List.of(
                manifest("syntax: brackets", DEEP, "$a = " + "[".repeat(MANY)),
                manifest("syntax: closed brackets", DEEP, "$a = " + "[".repeat(MANY) + "]".repeat(MANY)),
                manifest("syntax: braces", DEEP, "$a = " + "{a => ".repeat(MANY)),
                manifest("syntax: parentheses", DEEP, "$a = " + "(".repeat(MANY) + "1" + ")".repeat(MANY)),
                manifest("syntax: negations", DEEP, "$a = " + "!".repeat(MANY) + "true"),
                manifest("syntax: minus signs", DEEP, "$a = " + "- ".repeat(MANY) + "1"),
                manifest("syntax: blocks", DEEP, "if true { ".repeat(MANY) + "}".repeat(MANY)),
                manifest("syntax: elsif", DEEP, "if false { } " + "elsif false { } ".repeat(MANY)),
                manifest("syntax: classes in classes", DEEP, IntStream.range(0, 20_000).mapToObj(i -> "class c" + i + " { ").collect(Collectors.joining())),
                manifest("syntax: lambdas", DEEP, "[1].each |$x| { ".repeat(MANY) + "}".repeat(MANY)),
                manifest("syntax: selectors", DEEP, "$a = " + "1 ? { 1 => ".repeat(MANY)),
                manifest("syntax: interpolations", DEEP + "|Unclosed quote", "$a = " + "\"${".repeat(MANY)),
                manifest("syntax: a sum of many", DEEP, "$a = 1" + " + 1".repeat(MANY * 2)),
                manifest("syntax: an index of an index", DEEP, "$a = [1] $b = $a" + "[0]".repeat(MANY * 2)),
                manifest("syntax: calls of calls", DEEP, "$a = [1]" + ".flatten".repeat(MANY * 2)),
                manifest("syntax: arrows", DEEP, "notify { a: }" + " -> Notify[a]".repeat(MANY * 2)),
                manifest("syntax: assignments", DEEP, IntStream.range(0, MANY).mapToObj(i -> "$a" + i + " = ").collect(Collectors.joining()) + "1"),
                manifest("syntax: parameters of types", DEEP, "$a = " + "Array[".repeat(MANY) + "Any" + "]".repeat(MANY)),
                manifest("syntax: heredocs", "[Hh]eredoc|" + DEEP, "$a = @(E)\n".repeat(MANY)),
                manifest("syntax: a comment without an end", "comment|end", "/*" + "*".repeat(16 << 20)),
                manifest("syntax: a text without an end", "quote|string|end", "$a = '" + "x\n".repeat(8 << 20)),
                manifest("syntax: more text than is read", "too large|limit|beyond", "#" + Bomb.HUGE),
                manifest("syntax: a number of a million digits", "range|number|integer", "$a = " + "9".repeat(1_000_000)));
    }

    /// Programs that do not end, or that fill the memory.
    static List<Bomb> programs() {
        return List.of(
                manifest("program: three million resources", STEPS, "Integer[1, 3000000].each |$i| { notify { \"n${i}\": } }"),
                manifest("program: three million titles", STEPS, "$t = Integer[1, 3000000].map |$i| { \"n${i}\" } notify { $t: }"),
                manifest("program: resources of resources", STEPS, "define d($n) { d { \"${title}l\": n => $n + 1 } d { \"${title}r\": n => $n + 1 } } d { 'x': n => 0 }"),
                manifest("program: resources with long titles", STEPS, "define d { d { \"${title}${title}\": } } d { 'x': }"),
                manifest("program: created resources", STEPS, "$h = Integer[1, 3000000].map |$i| { [\"n${i}\", {}] } create_resources('notify', Hash($h))"),
                manifest("program: a loop", STEPS, "Integer[1, 1000000000].each |$x| { }"),
                manifest("program: loops in loops", STEPS, "Integer[1, 10000].each |$a| { Integer[1, 10000].each |$b| { Integer[1, 10000].each |$c| { } } }"),
                manifest("program: a list of a range", STEPS, "Array(1000000000000)"),
                manifest("program: a list of a wide range", STEPS, "$a = Integer[1, 1000000000].map |$x| { $x }"),
                manifest("program: recursion", DEEP, "function f($x) { f($x + 1) } f(0)"),
                manifest("program: recursion in two", STEPS + "|" + DEEP, "function f($n) { if $n > 0 { f($n - 1) f($n - 1) } } f(60)"),
                manifest("program: a text that doubles", STEPS, "Integer[1, 60].reduce('ab') |$t, $x| { \"${t}${t}\" }"),
                manifest("program: a list that doubles", STEPS, "Integer[1, 60].reduce([1]) |$t, $x| { $t + $t }"),
                manifest("program: a list of itself", STEPS, "Integer[1, 60].reduce([1]) |$t, $x| { [$t, $t] }"),
                manifest("program: a hash of itself", STEPS, "Integer[1, 60].reduce({}) |$t, $x| { {'a' => $t, 'b' => $t} }"),
                manifest("program: a list of itself as text", STEPS, "$a = Integer[1, 22].reduce([1]) |$t, $x| { [$t, $t] } notice(\"${a}\")"),
                manifest("program: a deep list", DEEP, "Integer[1, 100000].reduce([]) |$m, $x| { [$m] }"),
                manifest("program: a wide format", "width|too big|limit", "sprintf('%999999999d', 1)"),
                manifest("program: a precise format", "width|precision|too big|limit", "sprintf('%.999999999f', 1.5)"),
                manifest("program: a text that grows by replacing", STEPS, "Integer[1, 60].reduce('ab') |$t, $x| { regsubst($t, '.', '\\0\\0\\0', 'G') }"),
                manifest("program: a type of itself", "recurs|itself|limit|cycle|self|resolve", "type A = Variant[A, B]\ntype B = Variant[B, A]\n$a = 1 =~ A"),
                manifest("program: variants of variants", STEPS + "|resolve|itself|type", IntStream.rangeClosed(1, 40).mapToObj(i -> "type T" + i + " = Struct[{a => Variant[T" + (i - 1) + ", Array[T" + (i - 1) + "]], b => Variant[T" + (i - 1) + ", String]}]\n").collect(Collectors.joining())
                        + "type T0 = Integer\nfail(String(T40 == T39))"),
                manifest("program: relationships of all with all", STEPS + "|cycle", "$t = Integer[1, 3000].map |$i| { \"n${i}\" } notify { $t: } $r = $t.map |$n| { Notify[$n] } $r -> $r"),
                manifest("program: tags without an end", STEPS, "Integer[1, 1000000000].each |$i| { tag(\"t${i}\") }"),
                manifest("program: messages without an end", STEPS, "Integer[1, 100000000].each |$i| { notice('0123456789012345678901234567890123456789') }"),
                manifest("program: variables without an end", STEPS, "Integer[1, 100000000].each |$i| { $x = \"${i}\" * 1 }"),
                manifest("program: a class inside itself", "recurs|inherit|cycle|itself|circular|no parent|not find", "class a inherits b { } class b inherits a { } include a"),
                manifest("program: a large file", "too large|limit|beyond", "notice(file('/dev/zero'))"),
                environment("program: a directory of a file", "directory|too large|file", Map.of("modules/m/files/d/f", "x", "manifests/site.pp", "notice(file('m/d'))")));
    }

    static List<Bomb> templates() {
        return List.of(
                epp("epp: brackets", DEEP, "<%= " + "[".repeat(MANY) + " %>"),
                epp("epp: a tag without an end", "end|tag|Unbalanced|epp", "<%= 1 " + "+ 1 ".repeat(2_000_000)),
                epp("epp: a text without an end", STEPS, "<% Integer[1, 100000000].each |$x| { %>0123456789<% } %>"),
                epp("epp: a template inside itself", DEEP, "x<%= epp('m/t.epp') %>"),
                epp("epp: a template inside itself, twice", DEEP + "|" + STEPS, "x<%= inline_epp('<%= epp(\"m/t.epp\") %%>') %>"),
                epp("epp: more text than is read", "too large|limit|beyond", Bomb.HUGE),
                erb("erb: a loop", "CPU time", "<% loop {} %>").slow(),
                erb("erb: a loop that rescues", "CPU time", "<% loop { begin; loop {}; rescue Exception; end } %>").slow(),
                erb("erb: a loop in a thread", "CPU time|threads", "<% Thread.new { loop {} }.join %>").slow(),
                erb("erb: threads", "threads|CPU time", "<% loop { Thread.new { sleep } } %>").slow(),
                erb("erb: a wide text", "MB|limit|argument|memory|allocat", "<%= ('x' * 2_000_000_000).size %>"),
                erb("erb: a text that grows", "MB|limit|CPU", "<% s = 'x'; loop { s << s } %>").slow(),
                erb("erb: an output that grows", "MB|limit|CPU", "<% loop { %>0123456789012345678901234567890123456789<% } %>").slow(),
                erb("erb: a list that grows", "MB|limit|CPU", "<% a = []; loop { a << 'x' * 1000 } %>").slow(),
                erb("erb: a hash that grows", "MB|limit|CPU", "<% h = {}; i = 0; loop { h[i] = i.to_s; i += 1 } %>").slow(),
                erb("erb: symbols", "MB|limit|CPU", "<% i = 0; loop { \"s#{i += 1}\".to_sym } %>").slow(),
                erb("erb: recursion", "stack|deep|CPU", "<% def f(x) f([x]) end; f(1) %>"),
                erb("erb: a large power", "MB|limit|CPU|big|Infinity|large|range", "<%= (7 ** (7 ** 10)).to_s.size %>").slow(),
                erb("erb: a slow regular expression", "CPU|regular|long|limit|time", "<% ('a' * 40 + '!') =~ /^(a|a)*\\1$/; ('a' * 40 + '!') =~ /^(a+)+\\1$/ %>").slow(),
                erb("erb: brackets", "deep|syntax|stack|expect|nest", "<%= " + "[".repeat(MANY) + " %>"),
                erb("erb: more text than is read", "too large|limit|beyond", Bomb.HUGE));
    }

    static List<Bomb> patterns() {
        String subject = "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'";
        String slow = "too long|regular expression";
        return List.of(
                manifest("regex: nested repetitions", slow, subject + " =~ /^(a+)+$/"),
                manifest("regex: alternatives", slow, subject + " =~ /^(a|a)*$/"),
                manifest("regex: alternatives that overlap", slow, subject + " =~ /^(a|aa)+$/"),
                manifest("regex: a reference back", slow, subject + " =~ /^(a+)*\\1b$/"),
                manifest("regex: looking ahead", slow, subject + " =~ /^(?=(a+)+$)(a+)+b/"),
                manifest("regex: stars of stars", slow, subject + " =~ /^((a*)*)*b$/"),
                manifest("regex: a thousand slow ones", slow, "Integer[1, 1000].each |$i| { " + subject + " =~ Regexp[\"^(a+)+b${i}$\"] }"),
                manifest("regex: replaced", slow, "regsubst(" + subject + ", '^(a+)+$', 'b')"),
                manifest("regex: split", slow, "split(" + subject + ", '(a+)+$')"),
                manifest("regex: a long subject", slow, "$s = Integer[1, 18].reduce('aaaa') |$t, $x| { \"${t}${t}\" } regsubst($s, '(.*)*[^a]$', 'b', 'G')"),
                manifest("regex: a pattern of a type", slow, subject + " =~ Pattern[/^(a+)+$/]"),
                manifest("regex: of a node", slow, "node /^((.|[a-z.])+)+$(?!)/ { } node default { fail('too long') }"),
                manifest("regex: in a case", slow, "case " + subject + " { /^(a+)+$/: { } default: { } }"),
                manifest("regex: parentheses", slow + "|deep|nest|limit", "notice('a' =~ Regexp['" + "(".repeat(50_000) + "a" + ")".repeat(50_000) + "'])"),
                manifest("regex: repetitions of repetitions", slow + "|limit|big|large", "notice('a' =~ Regexp['" + "(".repeat(8) + "a" + "{1000})".repeat(8) + "'])"),
                manifest("regex: a wide repetition", slow + "|limit|big|large", "notice('a' =~ Regexp['a{1,100000000}'])"));
    }
}
