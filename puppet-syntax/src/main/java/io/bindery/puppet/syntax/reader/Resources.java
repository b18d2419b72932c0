package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.reader.TokenKind.COLON;
import static io.bindery.puppet.syntax.reader.TokenKind.COMMA;
import static io.bindery.puppet.syntax.reader.TokenKind.FAT_ARROW;
import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.PLUS_ARROW;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.SEMICOLON;

import io.bindery.puppet.syntax.operator.AssignmentOperator;
import io.bindery.puppet.syntax.operator.RelationshipOperator;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Assignment;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.Collector;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.Nop;
import io.bindery.puppet.syntax.tree.Relationship;
import io.bindery.puppet.syntax.tree.ResourceBody;
import io.bindery.puppet.syntax.tree.ResourceDefaults;
import io.bindery.puppet.syntax.tree.ResourceOverride;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Parses forms with lower precedence than expressions: assignments, relationships, and resources in all their forms; also
/// collectors.
final class Resources {
    private final Grammar grammar;
    private final TokenCursor cursor;

    Resources(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
    }

    Expression assignment() {
        return assignmentFrom(relationship());
    }

    /// Goes on with what may follow an expression that has been read.
    Expression assignmentFrom(Expression start) {
        Expression left = relationshipFrom(bodies(start));
        return switch (cursor.kind()) {
            case EQUALS -> assignment(AssignmentOperator.ASSIGN, left);
            case APPENDS -> assignment(AssignmentOperator.APPEND, left);
            case DELETES -> assignment(AssignmentOperator.DELETE, left);
            default -> left;
        };
    }

    /// Whether the current token would make more than an expression of one that ends before it.
    boolean goesOn() {
        return switch (cursor.kind()) {
            case EQUALS, APPENDS, DELETES, LEFT_BRACE -> true;
            case IN_EDGE, IN_EDGE_NOTIFY, OUT_EDGE, OUT_EDGE_NOTIFY -> true;
            default -> false;
        };
    }

    private Expression assignment(AssignmentOperator operator, Expression target) {
        Place place = cursor.take();
        cursor.enter();
        Expression value = assignment();
        cursor.leave();
        return new Assignment(operator, target, value, place);
    }

    private Expression relationship() {
        return relationshipFrom(resource());
    }

    /// A chain of arrows. Each arrow nests the chain before it, and so counts as a level.
    private Expression relationshipFrom(Expression start) {
        Expression left = start;
        int depth = cursor.depth();
        RelationshipOperator operator = arrow();
        while (operator != null) {
            cursor.enter();
            left = relationship(operator, left);
            operator = arrow();
        }
        cursor.leaveTo(depth);
        return left;
    }

    private @Nullable RelationshipOperator arrow() {
        return switch (cursor.kind()) {
            case IN_EDGE -> RelationshipOperator.BEFORE;
            case IN_EDGE_NOTIFY -> RelationshipOperator.NOTIFY;
            case OUT_EDGE -> RelationshipOperator.AFTER;
            case OUT_EDGE_NOTIFY -> RelationshipOperator.SUBSCRIBE;
            default -> null;
        };
    }

    private Expression relationship(RelationshipOperator operator, Expression left) {
        Place place = cursor.take();
        return new Relationship(operator, left, resource(), place);
    }

    private Expression resource() {
        return switch (cursor.kind()) {
            case AT -> marked(ResourceStatement.Form.VIRTUAL, "Virtual (@) can only be applied to a Resource Expression");
            case AT_AT -> marked(ResourceStatement.Form.EXPORTED, "Exported (@@) can only be applied to a Resource Expression");
            case CLASS -> classResource();
            default -> bodies(grammar.expressions.expression());
        };
    }

    private Expression marked(ResourceStatement.Form form, String refusal) {
        Place at = cursor.take();
        Expression inner = resource();
        Place place = at.to(inner.place());
        if (inner instanceof ResourceStatement resource) {
            return new ResourceStatement(form, resource.type(), moved(resource.bodies(), at.start()), place);
        }
        if (inner instanceof ResourceDefaults defaults) {
            return new ResourceDefaults(form, defaults.type(), defaults.attributes(), place);
        }
        if (inner instanceof ResourceOverride override) {
            return new ResourceOverride(form, override.target(), override.attributes(), place);
        }
        throw TokenCursor.refuse(at, refusal);
    }

    private List<ResourceBody> moved(List<ResourceBody> bodies, int start) {
        Place point = cursor.point(start);
        return bodies.stream()
                .map(body -> new ResourceBody(body.title(), body.attributes(), point))
                .toList();
    }

    private Expression classResource() {
        if (cursor.following() != LEFT_BRACE) {
            return bodies(grammar.expressions.expression());
        }
        int start = cursor.start();
        Name type = new Name("class", cursor.take());
        cursor.advance();
        List<ResourceBody> bodies = new ArrayList<>();
        bodyList(bodies, start);
        cursor.expect(RIGHT_BRACE);
        return bodies(new ResourceStatement(ResourceStatement.Form.REGULAR, type, bodies, cursor.since(start)));
    }

    /// Every `{` right after an expression belongs to it.
    private Expression bodies(Expression start) {
        Expression left = start;
        while (cursor.is(LEFT_BRACE)) {
            left = braced(left);
        }
        return left;
    }

    private Expression braced(Expression left) {
        Place brace = cursor.take();
        if (startsAttribute() || cursor.is(COMMA) || cursor.is(RIGHT_BRACE)) {
            List<Attribute> attributes = attributes();
            cursor.expect(RIGHT_BRACE);
            return untitled(left, attributes, brace);
        }
        int start = left.place().start();
        List<ResourceBody> bodies = new ArrayList<>();
        body(bodies, start);
        if (cursor.accept(SEMICOLON) && !cursor.is(RIGHT_BRACE)) {
            bodyList(bodies, start);
        }
        cursor.expect(RIGHT_BRACE);
        return new ResourceStatement(ResourceStatement.Form.REGULAR, left, bodies, cursor.since(start));
    }

    private void bodyList(List<ResourceBody> bodies, int start) {
        do {
            body(bodies, start);
        } while (cursor.accept(SEMICOLON) && !cursor.is(RIGHT_BRACE));
    }

    private void body(List<ResourceBody> bodies, int start) {
        Expression title = grammar.expressions.expression();
        cursor.expect(COLON);
        bodies.add(new ResourceBody(title, attributes(), cursor.point(start)));
    }

    private Expression untitled(Expression left, List<Attribute> attributes, Place brace) {
        Place place = cursor.since(left.place().start());
        return switch (left) {
            case Name name -> nameAndHash(name, attributes, brace, place);
            case TypeName type -> new ResourceDefaults(ResourceStatement.Form.REGULAR, type, attributes, place);
            case Access access -> new ResourceOverride(ResourceStatement.Form.REGULAR, access, attributes, place);
            default ->
                throw TokenCursor.refuse(
                        left.place(), "Expression is not valid as a resource, resource-default, or resource-override");
        };
    }

    /// `name { a => b }`: a statement function called with a hash, or else a resource that lacks its title, which the
    /// validator refuses.
    private Expression nameAndHash(Name name, List<Attribute> attributes, Place brace, Place place) {
        List<LiteralHash.Entry> entries = new ArrayList<>();
        for (Attribute attribute : attributes) {
            entries.add(entry(attribute, brace));
        }
        LiteralHash hash = new LiteralHash(entries, cursor.since(brace.start()));
        List<Expression> pair = grammar.statements.pair(name, hash);
        if (pair.getFirst() instanceof Call call) {
            return new Call(call.functor(), call.arguments(), null, false, place);
        }
        return new Block(pair, place);
    }

    private static LiteralHash.Entry entry(Attribute attribute, Place brace) {
        return switch (attribute) {
            case Attribute.Operation operation when operation.appends() ->
                throw TokenCursor.refuse(brace, "Syntax error resource body without title or hash with +>");
            case Attribute.Operation operation ->
                new LiteralHash.Entry(
                        new LiteralString(operation.name(), operation.place()), operation.value(), operation.place());
            case Attribute.Splat splat -> new LiteralHash.Entry(new Nop(splat.place()), splat.value(), splat.place());
        };
    }

    private boolean startsAttribute() {
        TokenKind kind = cursor.kind();
        if (kind == TokenKind.TIMES) {
            return cursor.following() == FAT_ARROW;
        }
        if (kind != TokenKind.NAME && !kind.isKeyword()) {
            return false;
        }
        TokenKind next = cursor.following();
        return next == FAT_ARROW || next == PLUS_ARROW;
    }

    /// Attributes up to `}` or `;`, with a comma at the end or not, and, oddly, one at the start or not.
    private List<Attribute> attributes() {
        List<Attribute> attributes = new ArrayList<>();
        if (!cursor.is(COMMA)) {
            if (isAttributesEnd()) {
                return attributes;
            }
            attributes.add(attribute());
        }
        while (cursor.accept(COMMA) && !isAttributesEnd()) {
            attributes.add(attribute());
        }
        return attributes;
    }

    /// Attributes of which each is a plain `name => value`.
    List<Attribute.Operation> operations() {
        List<Attribute.Operation> operations = new ArrayList<>();
        for (Attribute attribute : attributes()) {
            if (!(attribute instanceof Attribute.Operation operation) || operation.appends()) {
                throw TokenCursor.refuse(attribute.place(), "Only 'name => value' is accepted here");
            }
            operations.add(operation);
        }
        return operations;
    }

    private boolean isAttributesEnd() {
        return cursor.is(RIGHT_BRACE) || cursor.is(SEMICOLON);
    }

    private Attribute attribute() {
        int start = cursor.start();
        if (cursor.accept(TokenKind.TIMES)) {
            cursor.expect(FAT_ARROW);
            Expression value = grammar.expressions.expression();
            return new Attribute.Splat(value, new Place(cursor.file, start, value.place().end()));
        }
        if (!cursor.is(TokenKind.NAME) && !cursor.kind().isKeyword()) {
            throw cursor.syntaxError();
        }
        String name = cursor.value();
        cursor.advance();
        boolean appends = cursor.accept(PLUS_ARROW);
        if (!appends) {
            cursor.expect(FAT_ARROW);
        }
        Expression value = grammar.expressions.expression();
        return new Attribute.Operation(name, appends, value, new Place(cursor.file, start, value.place().end()));
    }

    /// `Type <| query |> { attributes }`.
    Expression collector(Expression type) {
        boolean exported = cursor.is(TokenKind.LEFT_EXPORTED_COLLECT);
        TokenKind close = exported ? TokenKind.RIGHT_EXPORTED_COLLECT : TokenKind.RIGHT_COLLECT;
        Place open = cursor.take();
        Expression query = cursor.is(close) ? new Nop(open) : grammar.expressions.expression();
        cursor.expect(close);
        List<Attribute> attributes = List.of();
        if (cursor.accept(LEFT_BRACE)) {
            attributes = attributes();
            cursor.expect(RIGHT_BRACE);
        }
        Collector.Kind kind = exported ? Collector.Kind.EXPORTED : Collector.Kind.VIRTUAL;
        return new Collector(type, kind, query, attributes, cursor.since(type.place().start()));
    }
}
