package io.bindery.cli.bombs;

import static io.bindery.cli.bombs.Bomb.environment;
import static io.bindery.cli.bombs.Bomb.manifest;

import java.util.List;
import java.util.Map;

/// Bombs in templates: EPP, and ERB as far as it is rendered without Ruby. What goes beyond that is Ruby's to end, which `RubyLimitsTest` tries; here
/// there is no Ruby, and the diagnostic says so.
final class TemplateBombs {
    private static final int MANY = 100_000;
    private static final String LIMIT = "steps|limit|beyond|more than|too deeply|deep|Ruby";

    private TemplateBombs() {}

    static List<Bomb> erb() {
        return List.of(
                erb("loops in loops", "<% 1000000.times do |i| %><% 1000000.times do |j| %>x<% end %><% end %>"),
                erb("a long range", "<% (1..1000000000).each do |i| %>x<% end %>"),
                erb("a list of a long range", "<%= (1..1000000000).to_a.size %>"),
                erb("a text of many times", "<%= 'x' * 10000000000 %>"),
                erb("a loop", "<% while true do %>x<% end %>"),
                erb("texts that double", "<% a = 'x' %>" + "<% a = a + a %>".repeat(60) + "<%= a %>"),
                erb("a text added to itself", "<% a = 'x' %><% 60.times do %><% a << a %><% end %><%= a %>"),
                erb("an interpolation that doubles", "<% a = 'x' %><% 60.times do %><% a = \"#{a}#{a}\" %><% end %><%= a %>"),
                erb("lists that double", "<% a = [1] %>" + "<% a = a + a %>".repeat(60) + "<%= a.size %>"),
                erb("an output without an end", "<% 1000000.times do %><%= 'x' * 1000000 %><% end %>"),
                erb("conditions without an end", "<% if true %>".repeat(MANY)),
                erb("parentheses", "<%= " + "(".repeat(MANY) + "1" + ")".repeat(MANY) + " %>"),
                erb("lists in lists", "<%= " + "[".repeat(MANY) + "]".repeat(MANY) + " %>"),
                erb("a long sum", "<%= 1" + "+1".repeat(MANY) + ".to_s.foo %>"),
                erb("more text than is read", Bomb.HUGE),
                erb("a slow expression", "<%= 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab' =~ /^(a+)+$/ %>"),
                erb("a text that grows by replacing", "<% a = 'ab' %>" + "<% a = a.gsub(/./, '\\\\0\\\\0\\\\0') %>".repeat(60) + "<%= a %>"));
    }

    private static Bomb erb(String name, String text) {
        return environment(
                "erb: " + name, LIMIT + "|too large|took too long|matches", Map.of("modules/m/templates/t.erb", text, "manifests/site.pp", "notice(template('m/t.erb'))"));
    }

    static List<Bomb> epp() {
        return List.of(
                epp("a long loop", "<% Integer[1, 1000000000].each |$i| { %>x<% } %>"),
                epp("a long output", "<% Integer[1, 10000].each |$i| { %>" + "x".repeat(MANY) + "<% } %>"),
                epp("tags that do not close", "<% if true { %>".repeat(MANY)),
                epp("blocks in blocks", "<% if true { %>".repeat(MANY) + "<% } %>".repeat(MANY)),
                epp("itself", "<%= epp('m/t.epp') %>"),
                epp("itself twice", "x<%= epp('m/t.epp') %><%= epp('m/t.epp') %>"),
                epp("more text than is read", Bomb.HUGE),
                manifest("epp: an inline template that doubles", LIMIT, "Integer[1, 60].reduce('x') |$a, $i| { inline_epp('<%= $a %><%= $a %>', { a => $a }) }"));
    }

    private static Bomb epp(String name, String text) {
        return environment("epp: " + name, LIMIT + "|too large|Syntax error", Map.of("modules/m/templates/t.epp", text, "manifests/site.pp", "notice(epp('m/t.epp'))"));
    }
}
