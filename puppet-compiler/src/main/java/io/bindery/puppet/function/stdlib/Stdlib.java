package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.ModuleFile;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The functions of puppetlabs-stdlib by name. A function's class is loaded at its first use.
public final class Stdlib {
    private Stdlib() {}

    /// The function that does what a module's own file does, or null where only that file can.
    public static @Nullable Function find(String name, ModuleFile file) {
        Edition edition = file.remembered(Edition.class, () -> Originals.edition(name, file.text()));
        return find(name, edition, file::original);
    }

    /// @param original the module's own function, for calls that the Java version cannot do
    public static @Nullable Function find(String name, Edition edition, Supplier<Function> original) {
        return switch (edition) {
            case EIGHT -> eight(name, original);
            case NINE -> nine(name, original);
            case UNKNOWN -> null;
        };
    }

    /// The names of the functions that an edition has, or has otherwise than the one before.
    public static Set<String> names(Edition edition) {
        return Originals.names(edition);
    }

    /// What changed with stdlib 9; the others stayed as they were.
    private static @Nullable Function nine(String name, Supplier<Function> original) {
        return switch (name) {
            case "deprecation" -> Deprecation.NINE;
            case "loadyaml" -> Loadyaml.nine(original);
            case "merge" -> Renamed.merge();
            case "parsepson" -> Parsepson.NINE;
            case "pw_hash" -> PwHash.NINE;
            case "reject" -> Reject.NINE;
            case "stdlib::to_json" -> ToJson.NAMESPACED;
            case "stdlib::to_json_pretty" -> ToJsonPretty.NAMESPACED;
            case "stdlib::to_toml" -> ToToml.NAMESPACED;
            case "stdlib::to_yaml" -> ToYaml.namespaced(original);
            case "time" -> Renamed.time();
            case "validate_legacy" -> ValidateLegacy.NINE;
            case "batch_escape",
                    "ensure_packages",
                    "fqdn_rand_string",
                    "fqdn_rotate",
                    "has_interface_with",
                    "has_ip_address",
                    "has_ip_network",
                    "os_version_gte",
                    "parsehocon",
                    "powershell_escape",
                    "seeded_rand",
                    "seeded_rand_string",
                    "shell_escape",
                    "to_json",
                    "to_json_pretty",
                    "to_python",
                    "to_ruby",
                    "to_toml",
                    "to_yaml",
                    "type_of",
                    "validate_domain_name",
                    "validate_email_address" -> Renamed.of(name);
            default -> eight(name, original);
        };
    }

    private static @Nullable Function eight(String name, Supplier<Function> original) {
        return switch (name) {
            case "any2array" -> Any2array.FUNCTION;
            case "any2bool" -> Any2bool.FUNCTION;
            case "assert_private" -> AssertPrivate.FUNCTION;
            case "base64" -> Base64Function.FUNCTION;
            case "basename" -> Basename.FUNCTION;
            case "batch_escape" -> BatchEscape.FUNCTION;
            case "bool2num" -> Bool2num.FUNCTION;
            case "bool2str" -> Bool2str.FUNCTION;
            case "clamp" -> Clamp.FUNCTION;
            case "concat" -> Concat.FUNCTION;
            case "convert_base" -> ConvertBase.FUNCTION;
            case "count" -> Count.FUNCTION;
            case "deep_merge" -> DeepMerge.FUNCTION;
            case "defined_with_params" -> DefinedWithParams.FUNCTION;
            case "delete" -> Delete.FUNCTION;
            case "delete_at" -> DeleteAt.FUNCTION;
            case "delete_regex" -> DeleteRegex.FUNCTION;
            case "delete_undef_values" -> DeleteUndefValues.FUNCTION;
            case "delete_values" -> DeleteValues.FUNCTION;
            case "deprecation" -> Deprecation.FUNCTION;
            case "difference" -> Difference.FUNCTION;
            case "dig44" -> Dig44.FUNCTION;
            case "dirname" -> Dirname.FUNCTION;
            case "dos2unix" -> Dos2unix.FUNCTION;
            case "enclose_ipv6" -> EncloseIpv6.FUNCTION;
            case "ensure_packages" -> EnsurePackages.FUNCTION;
            case "ensure_resource" -> EnsureResource.FUNCTION;
            case "ensure_resources" -> EnsureResources.FUNCTION;
            case "fact" -> Fact.FUNCTION;
            case "fqdn_rand_string" -> FqdnRandString.LEGACY;
            case "fqdn_rotate" -> FqdnRotate.FUNCTION;
            case "fqdn_uuid" -> FqdnUuid.FUNCTION;
            case "get_module_path" -> GetModulePath.FUNCTION;
            case "getparam" -> Getparam.FUNCTION;
            case "glob" -> Glob.FUNCTION;
            case "grep" -> Grep.FUNCTION;
            case "has_interface_with" -> HasInterfaceWith.FUNCTION;
            case "has_ip_address" -> HasIpAddress.FUNCTION;
            case "has_ip_network" -> HasIpNetwork.FUNCTION;
            case "has_key" -> HasKey.FUNCTION;
            case "hash" -> HashFunction.FUNCTION;
            case "intersection" -> Intersection.FUNCTION;
            case "is_a" -> IsA.FUNCTION;
            case "is_absolute_path" -> IsAbsolutePath.FUNCTION;
            case "is_array" -> IsArray.FUNCTION;
            case "is_bool" -> IsBool.FUNCTION;
            case "is_domain_name" -> IsDomainName.FUNCTION;
            case "is_email_address" -> IsEmailAddress.FUNCTION;
            case "is_float" -> IsFloat.FUNCTION;
            case "is_function_available" -> IsFunctionAvailable.FUNCTION;
            case "is_hash" -> IsHash.FUNCTION;
            case "is_integer" -> IsInteger.FUNCTION;
            case "is_ip_address" -> IsIpAddress.FUNCTION;
            case "is_ipv4_address" -> IsIpv4Address.FUNCTION;
            case "is_ipv6_address" -> IsIpv6Address.FUNCTION;
            case "is_mac_address" -> IsMacAddress.FUNCTION;
            case "is_numeric" -> IsNumeric.FUNCTION;
            case "is_string" -> IsString.FUNCTION;
            case "join_keys_to_values" -> JoinKeysToValues.FUNCTION;
            case "load_module_metadata" -> LoadModuleMetadata.FUNCTION;
            case "loadjson" -> Loadjson.of(original);
            case "loadyaml" -> Loadyaml.of(original);
            case "member" -> Member.FUNCTION;
            case "merge" -> Merge.FUNCTION;
            case "num2bool" -> Num2bool.FUNCTION;
            case "os_version_gte" -> OsVersionGte.FUNCTION;
            case "parsehocon" -> Parsehocon.FUNCTION;
            case "parsejson" -> Parsejson.FUNCTION;
            case "parsepson" -> Parsepson.FUNCTION;
            case "parseyaml" -> Parseyaml.FUNCTION;
            case "pick" -> Pick.FUNCTION;
            case "pick_default" -> PickDefault.FUNCTION;
            case "powershell_escape" -> PowershellEscape.FUNCTION;
            case "prefix" -> Prefix.FUNCTION;
            case "private" -> Private.FUNCTION;
            case "pry" -> Pry.FUNCTION;
            case "pw_hash" -> PwHash.FUNCTION;
            case "range" -> RangeFunction.FUNCTION;
            case "regexpescape" -> Regexpescape.FUNCTION;
            case "reject" -> Reject.FUNCTION;
            case "reverse" -> Reverse.FUNCTION;
            case "seeded_rand" -> SeededRand.FUNCTION;
            case "seeded_rand_string" -> SeededRandString.FUNCTION;
            case "shell_escape" -> ShellEscape.FUNCTION;
            case "shell_join" -> ShellJoin.FUNCTION;
            case "shell_split" -> ShellSplit.FUNCTION;
            case "shuffle" -> Shuffle.FUNCTION;
            case "sprintf_hash" -> SprintfHash.FUNCTION;
            case "squeeze" -> Squeeze.FUNCTION;
            case "stdlib::batch_escape" -> BatchEscape.FUNCTION.as(name);
            case "stdlib::crc32" -> Crc32.FUNCTION;
            case "stdlib::end_with" -> EndWith.FUNCTION;
            case "stdlib::ensure_packages" -> EnsurePackagesNine.FUNCTION;
            case "stdlib::extname" -> Extname.FUNCTION;
            case "stdlib::fqdn_rand_string" -> FqdnRandString.FUNCTION;
            case "stdlib::fqdn_rotate" -> FqdnRotate.NAMESPACED;
            case "stdlib::has_function" -> HasFunction.FUNCTION;
            case "stdlib::has_interface_with" -> InterfaceQuestion.FUNCTION;
            case "stdlib::ip_in_range" -> IpInRange.FUNCTION;
            case "stdlib::merge" -> Merge.FUNCTION.as(name);
            case "stdlib::nested_values" -> NestedValues.FUNCTION;
            case "stdlib::os_version_gte" -> OsVersionGte.NAMESPACED;
            case "stdlib::parsehocon" -> Parsehocon.FUNCTION.as(name);
            case "stdlib::powershell_escape" -> PowershellEscape.FUNCTION.as(name);
            case "stdlib::rewrap_sensitive_data" -> RewrapSensitiveData.FUNCTION;
            case "stdlib::seeded_rand" -> SeededRand.NAMESPACED;
            case "stdlib::seeded_rand_string" -> SeededRandString.FUNCTION.as(name);
            case "stdlib::sha256" -> Sha256.FUNCTION;
            case "stdlib::shell_escape" -> ShellEscape.FUNCTION.as(name);
            case "stdlib::sort_by" -> SortBy.FUNCTION;
            case "stdlib::start_with" -> StartWith.FUNCTION;
            case "stdlib::str2resource" -> Str2resource.FUNCTION;
            case "stdlib::to_json" -> ToJson.FUNCTION.as(name);
            case "stdlib::to_json_pretty" -> ToJsonPretty.FUNCTION.as(name);
            case "stdlib::to_python" -> ToPython.FUNCTION.as(name);
            case "stdlib::to_ruby" -> ToRuby.FUNCTION.as(name);
            case "stdlib::to_toml" -> ToToml.FUNCTION.as(name);
            case "stdlib::to_yaml" -> ToYaml.of(original).as(name);
            case "stdlib::type_of" -> TypeOf.FUNCTION.as(name);
            case "stdlib::validate_domain_name" -> ValidateTyped.of(name, "Variant[Stdlib::Fqdn, Stdlib::Dns::Zone]");
            case "stdlib::validate_email_address" -> ValidateTyped.of(name, "Stdlib::Email");
            case "stdlib::xml_encode" -> XmlEncode.FUNCTION;
            case "str2bool" -> Str2bool.FUNCTION;
            case "str2saltedpbkdf2" -> Str2saltedpbkdf2.FUNCTION;
            case "str2saltedsha512" -> Str2saltedsha512.FUNCTION;
            case "suffix" -> Suffix.FUNCTION;
            case "swapcase" -> Swapcase.FUNCTION;
            case "time" -> Time.FUNCTION;
            case "to_bytes" -> ToBytes.FUNCTION;
            case "to_json" -> ToJson.FUNCTION;
            case "to_json_pretty" -> ToJsonPretty.FUNCTION;
            case "to_python" -> ToPython.FUNCTION;
            case "to_ruby" -> ToRuby.FUNCTION;
            case "to_toml" -> ToToml.FUNCTION;
            case "to_yaml" -> ToYaml.of(original);
            case "try_get_value" -> TryGetValue.FUNCTION;
            case "type3x" -> Type3x.FUNCTION;
            case "type_of" -> TypeOf.FUNCTION;
            case "union" -> Union.FUNCTION;
            case "unix2dos" -> Unix2dos.FUNCTION;
            case "uriescape" -> Uriescape.FUNCTION;
            case "validate_absolute_path" -> ValidateAbsolutePath.FUNCTION;
            case "validate_array" -> ValidateArray.FUNCTION;
            case "validate_bool" -> ValidateBool.FUNCTION;
            case "validate_domain_name" -> ValidateDomainName.FUNCTION;
            case "validate_email_address" -> ValidateEmailAddress.FUNCTION;
            case "validate_hash" -> ValidateHash.FUNCTION;
            case "validate_integer" -> ValidateInteger.FUNCTION;
            case "validate_ip_address" -> ValidateIpAddress.FUNCTION;
            case "validate_ipv4_address" -> ValidateIpv4Address.FUNCTION;
            case "validate_ipv6_address" -> ValidateIpv6Address.FUNCTION;
            case "validate_legacy" -> ValidateLegacy.FUNCTION;
            case "validate_numeric" -> ValidateNumeric.FUNCTION;
            case "validate_re" -> ValidateRe.FUNCTION;
            case "validate_slength" -> ValidateSlength.FUNCTION;
            case "validate_string" -> ValidateString.FUNCTION;
            case "validate_x509_rsa_key_pair" -> ValidateX509RsaKeyPair.of(original);
            case "values_at" -> ValuesAt.FUNCTION;
            case "zip" -> Zip.FUNCTION;
            default -> null;
        };
    }
}
