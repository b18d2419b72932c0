package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Rule;
import java.util.List;

/// All rules, in puppet-lint's order.
public final class LintRules {
    public static final List<Rule> ALL = List.of(
            new ArrowOnRightOperandLine(),
            new AutoloaderLayout(),
            new ClassInheritsFromParamsClass(),
            new CodeOnTopScope(),
            new InheritsAcrossNamespaces(),
            new NamesContainingDash(),
            new NamesContainingUppercase(),
            new NestedClassesOrDefines(),
            new ParameterOrder(),
            new RightToLeftRelationship(),
            new VariableScope(),
            new SlashComments(),
            new StarComments(),
            new CaseWithoutDefault(),
            new SelectorInsideResource(),
            new Documentation(),
            new UnquotedNodeName(),
            new DuplicateParams(),
            new EnsureFirstParam(),
            new EnsureNotSymlinkTarget(),
            new FileMode(),
            new UnquotedFileMode(),
            new UnquotedResourceTitle(),
            new DoubleQuotedStrings(),
            new OnlyVariableString(),
            new PuppetUrlWithoutModules(),
            new QuotedBooleans(),
            new SingleQuoteStringWithVariables(),
            new VariablesNotEnclosed(),
            new VariableContainsDash(),
            new VariableIsLowercase(),
            new LineOf140Characters(),
            new TwoSpaceSoftTabs(),
            new LineOf80Characters(),
            new ArrowAlignment(),
            new HardTabs(),
            new TrailingWhitespace());

    private LintRules() {}
}
