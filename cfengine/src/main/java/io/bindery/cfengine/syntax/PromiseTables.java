package io.bindery.cfengine.syntax;

/// The attributes of each promise type; `common` are those of all.
///
/// Each line is an attribute: its name, the word for its type, its range; a prefix `+` if bundles share it, `!` if it is
/// deprecated. The tables are in the program and not in a file beside it: opening the archive for them took a third of a short
/// run.
final class PromiseTables {
    private PromiseTables() {}

    /// The table of a promise type; empty if the promise type is unknown.
    static String find(String name) {
        return switch (name) {
            case "access" -> """
                    admit slist
                    admit_hostnames slist
                    admit_ips slist
                    admit_keys slist
                    deny slist
                    deny_hostnames slist
                    deny_ips slist
                    deny_keys slist
                    ifencrypted option true,false,yes,no,on,off
                    maproot slist
                    report_data_select body
                    resource_type option path,literal,context,query,variable,bundle
                    shortcut string
                    """;
            case "build_xpath" -> """
                    +build_xpath string
                    +select_xpath string
                    """;
            case "classes" -> """
                    and clist [a-zA-Z0-9_!&@@$|.()\\[\\]{}:]+
                    dist rlist -9.99999E100,9.99999E100
                    expression context [a-zA-Z0-9_!&@@$|.()\\[\\]{}:]+
                    not context [a-zA-Z0-9_!&@@$|.()\\[\\]{}:]+
                    or clist [a-zA-Z0-9_!&@@$|.()\\[\\]{}:]+
                    persistence int 0,99999999999
                    scope option namespace,bundle
                    select_class clist [a-zA-Z0-9_!&@@$|.()\\[\\]{}:]+
                    xor clist [a-zA-Z0-9_!&@@$|.()\\[\\]{}:]+
                    """;
            case "commands" -> """
                    arglist slist .*
                    args string
                    contain body
                    inform option true,false,yes,no,on,off
                    module option true,false,yes,no,on,off
                    """;
            case "common" -> """
                    action body
                    classes body
                    comment string
                    depends_on slist
                    handle string
                    if string
                    ifvarclass string
                    meta slist
                    unless string
                    with string
                    """;
            case "databases" -> """
                    database_columns slist .*
                    database_operation option create,delete,drop,cache,verify,restore
                    database_rows slist .*,.*
                    database_server body
                    database_type option sql,ms_registry
                    registry_exclude slist
                    """;
            case "defaults" -> """
                    if_match_regex string
                    slist slist
                    string string
                    """;
            case "delete_attribute" -> """
                    +build_xpath string
                    +select_xpath string
                    """;
            case "delete_lines" -> """
                    delete_select body
                    not_matching option true,false,yes,no,on,off
                    +select_region body
                    """;
            case "delete_text" -> """
                    +build_xpath string
                    +select_xpath string
                    """;
            case "delete_tree" -> """
                    +build_xpath string
                    +select_xpath string
                    """;
            case "field_edits" -> """
                    edit_field body
                    +select_region body
                    """;
            case "files" -> """
                    acl body
                    changes body
                    content string .*
                    copy_from body
                    create option true,false,yes,no,on,off
                    delete body
                    depth_search body
                    edit_defaults body
                    edit_line bundle
                    edit_template string "?(/.*)
                    edit_template_string string .*
                    edit_xml bundle
                    file_select body
                    file_type option regular,fifo
                    link_from body
                    move_obstructions option true,false,yes,no,on,off
                    pathtype option literal,regex,guess
                    perms body
                    rename body
                    repository string "?(/.*)
                    template_data data
                    template_method option cfengine,inline_mustache,mustache
                    touch option true,false,yes,no,on,off
                    transformer string "?(/.*)
                    """;
            case "guest_environments" -> """
                    environment_host string [a-zA-Z0-9_]+
                    environment_interface body
                    environment_resources body
                    environment_state option create,delete,running,suspended,down
                    environment_type option xen,kvm,esx,vbox,test,xen_net,kvm_net,esx_net,test_net,zone,ec2,eucalyptus
                    """;
            case "insert_lines" -> """
                    expand_scalars option true,false,yes,no,on,off
                    insert_select body
                    insert_type option literal,string,file,file_preserve_block,preserve_block,preserve_all_lines
                    location body
                    +select_region body
                    whitespace_policy olist ignore_leading,ignore_trailing,ignore_embedded,exact_match
                    """;
            case "insert_text" -> """
                    +build_xpath string
                    +select_xpath string
                    """;
            case "insert_tree" -> """
                    +build_xpath string
                    +select_xpath string
                    """;
            case "measurements" -> """
                    data_type option counter,int,real,string,slist
                    history_type option weekly,scalar,static,log
                    match_value body
                    stream_type option pipe,file
                    units string
                    """;
            case "meta" -> """
                    data data
                    slist slist
                    string string
                    """;
            case "methods" -> """
                    inherit option true,false,yes,no,on,off
                    usebundle bundle
                    useresult string [a-zA-Z0-9_$(){}\\[\\].:]+
                    """;
            case "packages" -> """
                    additional_packages slist
                    architecture string
                    options slist
                    package_architectures slist
                    package_method body
                    package_module body
                    package_policy option add,delete,reinstall,update,addupdate,patch,verify
                    package_select option >,<,==,!=,>=,<=
                    package_version string
                    policy option absent,present
                    version string
                    """;
            case "processes" -> """
                    process_count body
                    process_select body
                    process_stop string "?(/.*)
                    restart_class string [a-zA-Z0-9_$(){}\\[\\].:]+
                    signals slist (hup|int|trap|kill|pipe|cont|abrt|stop|quit|term|child|usr1|usr2|bus|segv|[0-9]+s?)
                    """;
            case "replace_patterns" -> """
                    replace_with body
                    +select_region body
                    """;
            case "reports" -> """
                    bundle_return_value_index string [a-zA-Z0-9_$(){}\\[\\].:]+
                    friend_pattern string
                    intermittency real 0,1
                    lastseen int 0,99999999999
                    printfile body
                    report_to_file string "?(/.*)
                    showstate slist
                    """;
            case "roles" -> """
                    authorize slist
                    """;
            case "services" -> """
                    service_dependencies slist [a-zA-Z0-9_$(){}\\[\\].:]+
                    service_method body
                    service_policy string
                    """;
            case "set_attribute" -> """
                    attribute_value string
                    +build_xpath string
                    +select_xpath string
                    """;
            case "set_text" -> """
                    +build_xpath string
                    +select_xpath string
                    """;
            case "storage" -> """
                    mount body
                    volume body
                    """;
            case "users" -> """
                    description string
                    group_primary string
                    groups_secondary slist .*
                    home_bundle bundle
                    home_bundle_inherit option true,false,yes,no,on,off
                    home_dir string "?(/.*)
                    password body
                    policy option present,absent,locked
                    shell string "?(/.*)
                    uid int -99999999999,99999999999
                    """;
            case "vars" -> """
                    data data
                    ilist ilist -99999999999,99999999999
                    int int -99999999999,99999999999
                    policy option free,overridable,constant,ifdefined
                    real real -9.99999E100,9.99999E100
                    rlist rlist -9.99999E100,9.99999E100
                    slist slist
                    string string
                    """;
            default -> "";
        };
    }
}
