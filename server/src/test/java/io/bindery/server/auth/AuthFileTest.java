package io.bindery.server.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.server.http.Caller;
import io.bindery.server.http.Headers;
import io.bindery.server.http.Request;
import io.bindery.server.http.Target;
import io.bindery.server.testing.Certificates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AuthFileTest {
    private static final Caller WEB1 = caller("web1.example.org");

    private static Caller caller(String name) {
        return new Caller.Certified(name, Certificates.selfSigned(name));
    }

    private static Request request(String method, String path, String query) {
        return new Request(method, path, Target.parameters(query), Headers.NONE, new byte[0]);
    }

    private static Rules rules(String... rules) {
        return AuthFile.read("auth.conf", "authorization: { version: 1, rules: [ " + String.join(", ", rules) + " ] }");
    }

    private static String rule(String name, int order, String match, String who) {
        return "{ name: \"" + name + "\", sort-order: " + order + ", match-request: { " + match + " }, " + who + " }";
    }

    private static boolean allows(Rules rules, Request request, Caller caller) {
        return rules.decide(request, caller, Extensions.BY_IDENTIFIER) instanceof Decision.Allowed;
    }

    @ParameterizedTest
    @CsvSource({
        "'*', true",
        "'web1.example.org', true",
        "'WEB1.Example.org', true",
        "'example.org', false",
        "'*.example.org', true",
        "'*.ample.org', false",
        "'/^web[0-9]/', true",
        "'/^db[0-9]/', false"
    })
    void readsEntries(String entry, boolean allowed) {
        Rules rules = rules(rule("one", 500, "path: \"/x\", type: path", "allow: \"" + entry + "\""));
        assertThat(allows(rules, request("GET", "/x/y", ""), WEB1)).isEqualTo(allowed);
        assertThat(allows(rules, request("GET", "/x/y", ""), Caller.ANONYMOUS)).isFalse();
    }

    @Test
    void takesWhatWasCapturedAsANameAndNothingElse() {
        Rules rules = rules(rule("own", 500, "path: \"^/node/([^/]+)$\", type: regex", "allow: \"$1\""));
        assertThat(allows(rules, request("GET", "/node/web1.example.org", ""), WEB1)).isTrue();
        assertThat(allows(rules, request("GET", "/node/*", ""), WEB1)).isFalse();
        assertThat(allows(rules, request("GET", "/node/*.example.org", ""), WEB1)).isFalse();
        assertThat(allows(rules, request("GET", "/node//.*/", ""), WEB1)).isFalse();
    }

    @Test
    void triesRulesByOrderThenByName() {
        Rules rules = rules(
                rule("b", 400, "path: \"/x\", type: path", "allow: \"db1.example.org\""),
                rule("a", 400, "path: \"/x\", type: path", "allow: \"web1.example.org\""),
                rule("c", 300, "path: \"/y\", type: path", "deny: \"*\""));
        assertThat(allows(rules, request("GET", "/x", ""), WEB1)).isTrue();
        assertThat(rules.decide(request("GET", "/y", ""), WEB1, Extensions.BY_IDENTIFIER)).isEqualTo(new Decision.Denied("c"));
        assertThat(rules.decide(request("GET", "/z", ""), WEB1, Extensions.BY_IDENTIFIER)).isInstanceOf(Decision.Unmatched.class);
    }

    @Test
    void letsADenialCountMoreThanAnAllowance() {
        Rules rules = rules(rule("one", 500, "path: \"/x\", type: path", "allow: \"*\", deny: \"web1.example.org\""));
        assertThat(allows(rules, request("GET", "/x", ""), WEB1)).isFalse();
        assertThat(allows(rules, request("GET", "/x", ""), caller("web2.example.org"))).isTrue();
    }

    @Test
    void looksAtMethodsAndParameters() {
        Rules rules = rules(
                rule("one", 500, "path: \"/x\", type: path, method: [get, put], query-params: { environment: [a, b] }", "allow: \"*\""));
        assertThat(allows(rules, request("GET", "/x", "environment=b"), WEB1)).isTrue();
        assertThat(allows(rules, request("GET", "/x", "environment=c&environment=a"), WEB1)).isTrue();
        assertThat(allows(rules, request("GET", "/x", "environment=c"), WEB1)).isFalse();
        assertThat(allows(rules, request("GET", "/x", ""), WEB1)).isFalse();
        assertThat(allows(rules, request("HEAD", "/x", "environment=a"), WEB1)).isFalse();
    }

    @Test
    void givesUpAnExpressionThatRunsAway() {
        Rules rules = rules(rule("one", 500, "path: \"^/(a+)*\\\\1b$\", type: regex", "allow: \"*\""));
        assertThat(allows(rules, request("GET", "/" + "a".repeat(60), ""), WEB1)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "authorization: { rules: [] }",
                "authorization: { version: 2, rules: [] }",
                "authorization: { version: 1, rules: [ { name: x } ] }",
                "authorization: { version: 1, rules: [ { name: x, sort-order: 1, match-request: { path: \"(\", type: regex }, allow: \"*\" } ] }",
                "authorization: { version: 1, rules: [ { name: x, sort-order: 1, match-request: { path: \"/\", type: path }, allow: \"**.a\" } ] }"
            })
    void refusesBrokenRules(String text) {
        assertThatThrownBy(() -> AuthFile.read("auth.conf", text)).isInstanceOf(AuthError.class).hasMessageContaining("auth.conf");
    }
}
