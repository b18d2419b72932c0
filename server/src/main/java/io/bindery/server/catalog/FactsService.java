package io.bindery.server.catalog;

import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Request;
import io.bindery.server.v3.EnvironmentName;
import io.bindery.server.v3.Format;
import io.bindery.server.v3.V3Error;
import java.io.IOException;

/// Answers `facts`: stores the facts that a node sends.
public record FactsService(CompileSite site) {
    public Answer put(Request request, Caller caller, String key) {
        String environment = EnvironmentName.of(request);
        site.code().require(environment);
        Format answer = Format.acceptedOrJson(request, Format.PLAIN);
        Format.sent(request, Format.PLAIN);
        try {
            Facts facts = Facts.parse(request.text());
            if (!facts.name().equals(key)) {
                throw V3Error.failed("Instance name \"" + facts.name() + "\" does not match requested key \"" + key + "\"");
            }
            site.facts().keep(facts);
            if (site.records().keepsCatalogs()) {
                site.records().facts(facts.name(), facts.values(), site.trusted().of(caller).toHash(), environment);
            }
            // As Puppet does: the answer is what Ruby's last statement returned.
            return answer.answer(0);
        } catch (Facts.Unreadable broken) {
            throw V3Error.unreadable(String.valueOf(broken.getMessage()));
        } catch (IOException unwritable) {
            throw V3Error.failed("Could not store the facts of " + key + ": " + unwritable.getMessage());
        }
    }
}
