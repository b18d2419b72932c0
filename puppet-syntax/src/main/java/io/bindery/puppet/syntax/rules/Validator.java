package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.SyntaxException;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Assignment;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.Binary;
import io.bindery.puppet.syntax.tree.BindingStatement;
import io.bindery.puppet.syntax.tree.BindingsDefinition;
import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.Case;
import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.Collector;
import io.bindery.puppet.syntax.tree.Concatenation;
import io.bindery.puppet.syntax.tree.DefineDefinition;
import io.bindery.puppet.syntax.tree.Epp;
import io.bindery.puppet.syntax.tree.FunctionDefinition;
import io.bindery.puppet.syntax.tree.Heredoc;
import io.bindery.puppet.syntax.tree.If;
import io.bindery.puppet.syntax.tree.Interpolation;
import io.bindery.puppet.syntax.tree.Lambda;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.LiteralDefault;
import io.bindery.puppet.syntax.tree.LiteralFloat;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralRegex;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.LiteralUndef;
import io.bindery.puppet.syntax.tree.MethodCall;
import io.bindery.puppet.syntax.tree.Minus;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.NamedAccess;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.NodeDefinition;
import io.bindery.puppet.syntax.tree.Nop;
import io.bindery.puppet.syntax.tree.Not;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.syntax.tree.Parenthesized;
import io.bindery.puppet.syntax.tree.Program;
import io.bindery.puppet.syntax.tree.Relationship;
import io.bindery.puppet.syntax.tree.RenderExpression;
import io.bindery.puppet.syntax.tree.RenderString;
import io.bindery.puppet.syntax.tree.ReservedWord;
import io.bindery.puppet.syntax.tree.ResourceBody;
import io.bindery.puppet.syntax.tree.ResourceDefaults;
import io.bindery.puppet.syntax.tree.ResourceOverride;
import io.bindery.puppet.syntax.tree.ResourceQuery;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.syntax.tree.Selector;
import io.bindery.puppet.syntax.tree.SiteItem;
import io.bindery.puppet.syntax.tree.SiteStatement;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.puppet.syntax.tree.TypeDefinition;
import io.bindery.puppet.syntax.tree.TypeMapping;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.syntax.tree.Unfold;
import io.bindery.puppet.syntax.tree.Unless;
import io.bindery.puppet.syntax.tree.Variable;
import io.bindery.puppet.syntax.walk.Children;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Checks for errors that the grammar allows and Puppet refuses. Every node is checked by the rules for its kind, parents before
/// children; all problems are reported.
public final class Validator {
    private final boolean texts;
    private final Findings findings;
    private final Ancestors ancestors = new Ancestors();
    private final DefinitionRules definitions;
    private final ParameterRules parameters;
    private final AssignmentRules assignments;
    private final ResourceRules resources;
    private final NodeRules nodes;
    private final TypeRules types;
    private final DuplicateRules duplicates;
    private final ValueRules values;
    private final EffectRules effects;
    private final QueryRules queries;
    private final NameRules names;
    private final CallRules calls;
    private final SiteRules sites;
    private final BindingRules bindings;
    /// Made once: code that the JVM compiles quickly only is slow at making it.
    private final Consumer<Node> visit = this::visit;

    private Validator(ValidatorSettings settings) {
        findings = new Findings(settings.strict());
        texts = settings.texts();
        ModuleLayout layout = new ModuleLayout(settings);
        definitions = new DefinitionRules(findings, ancestors, layout);
        parameters = new ParameterRules(findings);
        assignments = new AssignmentRules(findings);
        resources = new ResourceRules(findings);
        nodes = new NodeRules(findings);
        types = new TypeRules(findings);
        duplicates = new DuplicateRules(findings);
        values = new ValueRules(findings);
        effects = new EffectRules(findings);
        queries = new QueryRules(findings);
        names = new NameRules(findings);
        calls = new CallRules(findings);
        sites = new SiteRules(findings, ancestors, layout);
        bindings = new BindingRules(findings);
    }

    public static List<Diagnostic> validate(Program program, ValidatorSettings settings) {
        Validator validator = new Validator(settings);
        try {
            validator.definitions.checkTopConstructs(program);
            validator.visit(program.body());
            return validator.findings.diagnostics();
        } catch (SyntaxException e) {
            // As Puppet does: text that is wrong for its heredoc's syntax ends validation there and then.
            return List.of(e.diagnostic());
        } catch (StackOverflowError e) {
            String text = Issue.NESTING_TOO_DEEP.text(Parser.MAX_NESTING);
            return List.of(Diagnostic.error(Issue.NESTING_TOO_DEEP, text, Place.whole(program.file())));
        }
    }

    /// Parses and validates: all there is to say against a manifest.
    public static List<Diagnostic> check(ParseResult parsed, ValidatorSettings settings) {
        if (parsed.hasErrors()) {
            return parsed.diagnostics();
        }
        List<Diagnostic> all = new ArrayList<>(parsed.diagnostics());
        all.addAll(validate(parsed.program(), settings));
        return all;
    }

    private void heredoc(Heredoc heredoc) {
        HeredocSyntax.Complaint complaint = texts ? HeredocSyntax.complaint(heredoc) : null;
        if (complaint != null) {
            throw new SyntaxException(complaint.diagnostic());
        }
    }

    private void visit(Node node) {
        if (ancestors.parent() instanceof Collector collector && collector.query() == node) {
            queries.check(collector.query());
        }
        check(node);
        ancestors.push(node);
        Children.each(node, visit);
        ancestors.pop();
    }

    private void check(Node node) {
        switch (node) {
            case LiteralUndef _, LiteralDefault _, LiteralBoolean _, LiteralFloat _, LiteralString _ -> {}
            case LiteralRegex _, Name _, TypeName _, Nop _, RenderString _, Concatenation _ -> {}
            case Access _, NamedAccess _, MethodCall _ -> {}
            case LiteralInteger e -> names.checkRange(e);
            case LiteralList e -> values.checkAll(e.elements());
            case LiteralHash e -> duplicates.checkKeys(e);
            case LiteralHash.Entry e -> values.checkBoth(e.key(), e.value());
            case Interpolation e -> values.check(e.expression());
            case Heredoc e -> heredoc(e);
            case ReservedWord e -> names.checkReserved(e);
            case Variable e -> names.checkVariable(e);
            case Binary e -> values.checkBoth(e.left(), e.right());
            case Not e -> values.check(e.operand());
            case Minus e -> values.check(e.operand());
            case Unfold e -> values.check(e.operand());
            case Parenthesized e -> values.check(e.operand());
            case Assignment e -> assignment(e);
            case Relationship e -> values.checkRelationship(e);
            case Call e -> calls.check(e);
            case Lambda e -> lambda(e);
            case If e -> values.check(e.test());
            case Unless e -> values.check(e.test());
            case Case e -> caseExpression(e);
            case Case.Option e -> values.checkAll(e.values());
            case Selector e -> selector(e);
            case Selector.Entry e -> values.check(e.matching());
            case Block e -> effects.checkBlock(e);
            case ClassDefinition e -> classDefinition(e);
            case DefineDefinition e -> defineDefinition(e);
            case FunctionDefinition e -> functionDefinition(e);
            case NodeDefinition e -> nodeDefinition(e);
            case TypeAlias e -> typeAlias(e);
            case TypeMapping e -> typeMapping(e);
            case TypeDefinition e -> typeDefinition(e);
            case ResourceStatement e -> resources.checkStatement(e);
            case ResourceBody e -> resources.checkBody(e);
            case ResourceDefaults e -> resources.checkForm(e.form(), e);
            case ResourceOverride e -> resources.checkForm(e.form(), e);
            case Collector e -> resources.checkCollector(e);
            case Attribute.Operation e -> attribute(e);
            case Attribute.Splat e -> values.check(e.value());
            case Parameter e -> parameters.check(e);
            case Epp e -> epp(e);
            case RenderExpression e -> values.check(e.expression());
            case SiteStatement e -> sites.checkSite(e);
            case SiteItem _, ResourceQuery _ -> {}
            case SiteItem.CategoryEntry e -> values.check(e.value());
            case SiteItem.Layer e -> values.check(e.name());
            case BindingsDefinition e -> sites.checkBindings(e);
            case BindingStatement e -> bindings.check(e);
        }
    }

    private void assignment(Assignment assignment) {
        if (assignments.check(assignment)) {
            values.check(assignment.value());
        }
    }

    private void lambda(Lambda lambda) {
        parameters.checkCaptureLast(lambda.parameters());
        types.checkReturnType(lambda, lambda.returnType());
    }

    private void caseExpression(Case expression) {
        values.check(expression.test());
        duplicates.checkDefaults(expression);
    }

    private void selector(Selector selector) {
        values.check(selector.left());
        duplicates.checkDefaults(selector);
    }

    private void classDefinition(ClassDefinition definition) {
        definitions.checkNamed(definition, definition.name());
        parameters.checkDeclared(definition, definition.parameters());
        effects.checkEnd(definition, definition.body());
    }

    private void defineDefinition(DefineDefinition definition) {
        definitions.checkNamed(definition, definition.name());
        parameters.checkDeclared(definition, definition.parameters());
        effects.checkEnd(definition, definition.body());
    }

    private void functionDefinition(FunctionDefinition definition) {
        definitions.checkNamed(definition, definition.name());
        types.checkReturnType(definition, definition.returnType());
        parameters.checkUnique(definition.parameters());
    }

    private void nodeDefinition(NodeDefinition definition) {
        nodes.checkMatches(definition);
        definitions.checkLevel(definition);
        effects.checkEnd(definition, definition.body());
        nodes.checkParent(definition);
    }

    private void typeAlias(TypeAlias alias) {
        definitions.checkLevel(alias);
        types.checkAlias(alias);
    }

    private void typeMapping(TypeMapping mapping) {
        definitions.checkLevel(mapping);
        types.checkMapping(mapping);
    }

    private void typeDefinition(TypeDefinition definition) {
        definitions.checkLevel(definition);
        types.checkDefinition(definition);
    }

    private void attribute(Attribute.Operation attribute) {
        resources.checkAppend(attribute, ancestors.parent());
        values.check(attribute.value());
    }

    private void epp(Epp epp) {
        if (ancestors.parent() instanceof Lambda lambda) {
            parameters.checkTemplate(epp, lambda.parameters());
        }
    }
}
