package io.bindery.puppet.bind;

import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.StatementChecks;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.syntax.tree.BindingsDefinition;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.text.Diagnostic;
import io.bindery.text.NumberedCode;
import io.bindery.text.Place;
import io.bindery.text.Severity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The bindings that one file defines, and the problems in it.
///
/// @param varies whether the content differs between nodes because a category's value, a title or a name in the file is computed
/// from variables
record BindingsFile(List<NamedBindings.Stated> definitions, List<BindingProblem> problems, boolean varies) {

    /// @param own whether the file is a bindings file, so that all its problems are reported as problems of bindings
    static BindingsFile of(Manifest manifest, TypeReferences types, String owner, boolean own) {
        Problems problems = new Problems();
        if (own) {
            manifest.problems().forEach(diagnostic -> add(diagnostic, problems));
        }
        List<NamedBindings.Stated> definitions = new ArrayList<>();
        Map<String, Place> known = new HashMap<>();
        TypeReferences ownTypes = types.unasked();
        Translation translation = new Translation(ownTypes, owner, problems);
        for (Expression expression : manifest.configuration()) {
            if (expression instanceof BindingsDefinition definition) {
                Place earlier = known.putIfAbsent(definition.name(), definition.place());
                if (earlier != null) {
                    problems.add(redefined(definition, SourceLocation.of(earlier)));
                    continue;
                }
                NamedBindings.Stated stated = translation.translate(definition);
                StatementChecks.check(stated.statements(), problems);
                definitions.add(stated);
            }
        }
        return new BindingsFile(List.copyOf(definitions), problems.all(), ownTypes.varies());
    }

    private static BindingProblem redefined(BindingsDefinition definition, SourceLocation earlier) {
        return new BindingProblem(
                BindingCode.B305,
                "Bindings '" + definition.name() + "' are already defined at " + earlier + "; cannot redefine",
                SourceLocation.of(definition.place()));
    }

    static void add(Diagnostic diagnostic, Problems problems) {
        Place place = diagnostic.place();
        SourceLocation location = place == null ? SourceLocation.NONE : SourceLocation.of(place);
        BindingCode code = diagnostic.code() instanceof NumberedCode numbered ? BindingCode.find(numbered.number()) : null;
        String message = diagnostic.message();
        String prefix = code == null ? "" : "[" + code.name() + "] ";
        problems.add(new BindingProblem(
                code,
                message.startsWith(prefix) ? message.substring(prefix.length()) : message,
                location,
                diagnostic.severity() != Severity.ERROR));
    }
}
