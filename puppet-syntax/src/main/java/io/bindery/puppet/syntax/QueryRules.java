package io.bindery.puppet.syntax;

/// What a collector's query may say: comparisons for equality, joined by `and` and `or`.
final class QueryRules {
    private final Findings findings;

    QueryRules(Findings findings) {
        this.findings = findings;
    }

    void check(Expression query) {
        switch (query) {
            case Nop _, Variable _, Name _, LiteralInteger _, LiteralFloat _, LiteralString _, LiteralBoolean _ -> {}
            case RenderString _ -> {}
            case Binary binary -> checkBinary(binary);
            case Parenthesized parenthesized -> check(parenthesized.operand());
            default -> refuse(query);
        }
    }

    private void checkBinary(Binary binary) {
        switch (binary.operator()) {
            case EQUAL, NOT_EQUAL -> {}
            case AND, OR -> {
                check(binary.left());
                check(binary.right());
            }
            default -> refuse(binary);
        }
    }

    private void refuse(Expression query) {
        findings.error(Issue.ILLEGAL_QUERY_EXPRESSION, query, Labels.withCapitalArticle(query));
    }
}
