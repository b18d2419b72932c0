package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.FunctionLibrary;
import io.bindery.puppet.eval.setting.LanguageVersion;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The built-in functions by name. A function's class is loaded at its first use.
public final class Builtins {
    private static final Set<String> NAMES = Set.of(
            "abs", "alert", "all", "annotate", "any", "assert_type", "binary_file", "break", "call", "camelcase", "capitalize",
            "ceiling", "chomp", "chop", "compare", "contain", "convert_to", "create_resources", "crit", "debug", "defined",
            "dig", "digest", "downcase", "each", "emerg", "empty", "epp", "err", "eyaml_lookup_key", "fail", "file", "filter",
            "find_file", "find_template", "flatten", "floor", "fqdn_rand", "generate", "get", "getvar", "group_by", "hiera",
            "hiera_array", "hiera_hash", "hiera_include", "hocon_data", "import", "include", "index", "info", "inject",
            "inline_epp", "inline_template", "join", "json_data", "keys", "length", "lest", "lookup", "lstrip", "map", "match",
            "max", "md5", "min", "module_directory", "new", "next", "notice", "optionally_inject", "partition", "realize",
            "reduce", "regsubst", "require", "return", "reverse_each", "round", "rstrip", "scanf", "sha1", "sha256",
            "shellquote", "size", "slice", "sort", "split", "sprintf", "step", "strftime", "strip", "tag", "tagged",
            "template", "then", "tree_each", "type", "unique", "unwrap", "upcase", "values", "versioncmp", "warning", "with",
            "yaml_data");

    private Builtins() {}

    /// The names of all there are.
    public static Set<String> names() {
        return NAMES;
    }

    public static @Nullable Function find(String name) {
        return NAMES.contains(name) ? load(name) : null;
    }

    /// The functions of a version of Puppet. Those of version 7 are also in 8, four of them with more forms.
    public static FunctionLibrary of(LanguageVersion version) {
        return version == LanguageVersion.PUPPET_7 ? Builtins::find : Builtins::findNewer;
    }

    private static @Nullable Function findNewer(String name) {
        return switch (name) {
            case "max" -> MaxFunction.OF_8;
            case "min" -> MinFunction.OF_8;
            case "regsubst" -> RegsubstFunction.OF_8;
            case "split" -> SplitFunction.OF_8;
            default -> find(name);
        };
    }

    private static @Nullable Function load(String name) {
        return switch (name) {
            case "abs" -> AbsFunction.FUNCTION;
            case "alert" -> AlertFunction.FUNCTION;
            case "all" -> AllFunction.FUNCTION;
            case "annotate" -> AnnotateFunction.FUNCTION;
            case "any" -> AnyFunction.FUNCTION;
            case "assert_type" -> AssertTypeFunction.FUNCTION;
            case "binary_file" -> BinaryFileFunction.FUNCTION;
            case "break" -> BreakFunction.FUNCTION;
            case "call" -> CallFunction.FUNCTION;
            case "camelcase" -> CamelcaseFunction.FUNCTION;
            case "capitalize" -> CapitalizeFunction.FUNCTION;
            case "ceiling" -> CeilingFunction.FUNCTION;
            case "chomp" -> ChompFunction.FUNCTION;
            case "chop" -> ChopFunction.FUNCTION;
            case "compare" -> CompareFunction.FUNCTION;
            case "contain" -> ContainFunction.FUNCTION;
            case "convert_to" -> ConvertToFunction.FUNCTION;
            case "create_resources" -> CreateResourcesFunction.FUNCTION;
            case "crit" -> CritFunction.FUNCTION;
            case "debug" -> DebugFunction.FUNCTION;
            case "defined" -> DefinedFunction.FUNCTION;
            case "dig" -> DigFunction.FUNCTION;
            case "digest" -> DigestFunction.FUNCTION;
            case "downcase" -> DowncaseFunction.FUNCTION;
            case "each" -> EachFunction.FUNCTION;
            case "emerg" -> EmergFunction.FUNCTION;
            case "empty" -> EmptyFunction.FUNCTION;
            case "epp" -> EppFunction.FUNCTION;
            case "err" -> ErrFunction.FUNCTION;
            case "fail" -> FailFunction.FUNCTION;
            case "file" -> FileFunction.FUNCTION;
            case "filter" -> FilterFunction.FUNCTION;
            case "find_file" -> FindFileFunction.FUNCTION;
            case "find_template" -> FindTemplateFunction.FUNCTION;
            case "flatten" -> FlattenFunction.FUNCTION;
            case "floor" -> FloorFunction.FUNCTION;
            case "fqdn_rand" -> FqdnRandFunction.FUNCTION;
            case "generate" -> GenerateFunction.FUNCTION;
            case "get" -> GetFunction.FUNCTION;
            case "getvar" -> GetvarFunction.FUNCTION;
            case "group_by" -> GroupByFunction.FUNCTION;
            case "hiera" -> HieraFunction.FUNCTION;
            case "hiera_array" -> HieraArrayFunction.FUNCTION;
            case "hiera_hash" -> HieraHashFunction.FUNCTION;
            case "hiera_include" -> HieraIncludeFunction.FUNCTION;
            case "hocon_data" -> HoconDataFunction.FUNCTION;
            case "import" -> ImportFunction.FUNCTION;
            case "include" -> IncludeFunction.FUNCTION;
            case "index" -> IndexFunction.FUNCTION;
            case "info" -> InfoFunction.FUNCTION;
            case "inject" -> InjectFunction.FUNCTION;
            case "inline_epp" -> InlineEppFunction.FUNCTION;
            case "inline_template" -> InlineTemplateFunction.FUNCTION;
            case "join" -> JoinFunction.FUNCTION;
            case "json_data" -> JsonDataFunction.FUNCTION;
            case "keys" -> KeysFunction.FUNCTION;
            case "length" -> LengthFunction.FUNCTION;
            case "lest" -> LestFunction.FUNCTION;
            case "lookup" -> LookupFunction.FUNCTION;
            case "lstrip" -> LstripFunction.FUNCTION;
            case "map" -> MapFunction.FUNCTION;
            case "match" -> MatchFunction.FUNCTION;
            case "max" -> MaxFunction.FUNCTION;
            case "md5" -> Md5Function.FUNCTION;
            case "min" -> MinFunction.FUNCTION;
            case "module_directory" -> ModuleDirectoryFunction.FUNCTION;
            case "new" -> NewFunction.FUNCTION;
            case "next" -> NextFunction.FUNCTION;
            case "notice" -> NoticeFunction.FUNCTION;
            case "optionally_inject" -> InjectFunction.OPTIONAL;
            case "partition" -> PartitionFunction.FUNCTION;
            case "realize" -> RealizeFunction.FUNCTION;
            case "reduce" -> ReduceFunction.FUNCTION;
            case "regsubst" -> RegsubstFunction.FUNCTION;
            case "require" -> RequireFunction.FUNCTION;
            case "return" -> ReturnFunction.FUNCTION;
            case "reverse_each" -> ReverseEachFunction.FUNCTION;
            case "round" -> RoundFunction.FUNCTION;
            case "rstrip" -> RstripFunction.FUNCTION;
            case "scanf" -> ScanfFunction.FUNCTION;
            case "sha1" -> Sha1Function.FUNCTION;
            case "sha256" -> Sha256Function.FUNCTION;
            case "shellquote" -> ShellquoteFunction.FUNCTION;
            case "size" -> SizeFunction.FUNCTION;
            case "slice" -> SliceFunction.FUNCTION;
            case "sort" -> SortFunction.FUNCTION;
            case "split" -> SplitFunction.FUNCTION;
            case "sprintf" -> SprintfFunction.FUNCTION;
            case "step" -> StepFunction.FUNCTION;
            case "strftime" -> StrftimeFunction.FUNCTION;
            case "strip" -> StripFunction.FUNCTION;
            case "tag" -> TagFunction.FUNCTION;
            case "tagged" -> TaggedFunction.FUNCTION;
            case "template" -> TemplateFunction.FUNCTION;
            case "then" -> ThenFunction.FUNCTION;
            case "tree_each" -> TreeEachFunction.FUNCTION;
            case "type" -> TypeFunction.FUNCTION;
            case "unique" -> UniqueFunction.FUNCTION;
            case "unwrap" -> UnwrapFunction.FUNCTION;
            case "upcase" -> UpcaseFunction.FUNCTION;
            case "values" -> ValuesFunction.FUNCTION;
            case "versioncmp" -> VersioncmpFunction.FUNCTION;
            case "warning" -> WarningFunction.FUNCTION;
            case "with" -> WithFunction.FUNCTION;
            case "eyaml_lookup_key" -> EyamlLookupKeyFunction.FUNCTION;
            case "yaml_data" -> YamlDataFunction.FUNCTION;
            default -> null;
        };
    }
}
