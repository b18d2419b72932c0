package io.bindery.cfengine.syntax;

/// The attributes of each body type.
///
/// Each line is an attribute: its name, the word for its type, its range; a prefix `+` if bundles share it, `!` if it is
/// deprecated. The tables are in the program and not in a file beside it: opening the archive for them took a third of a short
/// run.
final class BodyTables {
    private BodyTables() {}

    /// The table of a body type; empty if the body type is unknown.
    static String find(String name) {
        return switch (name) {
            case "acl" -> """
                    aces slist ((user|group):[^:]+:[-=+,rwx()dtTabBpcoD]*(:(allow|deny))?)|((all|mask):[-=+,rwx()]*(:(allow|deny))?)
                    acl_default option nochange,access,specify,clear
                    !acl_directory_inherit option nochange,parent,specify,clear
                    acl_inherit option true,false,yes,no,on,off,nochange
                    acl_method option append,overwrite
                    acl_type option generic,posix,ntfs
                    inherit_from body
                    meta slist
                    specify_default_aces slist ((user|group):[^:]+:[-=+,rwx()dtTabBpcoD]*(:(allow|deny))?)|((all|mask):[-=+,rwx()]*(:(allow|deny))?)
                    !specify_inherit_aces slist ((user|group):[^:]+:[-=+,rwx()dtTabBpcoD]*(:(allow|deny))?)|((all|mask):[-=+,rwx()]*(:(allow|deny))?)
                    """;
            case "action" -> """
                    action_policy option fix,warn,nop
                    audit option true,false,yes,no,on,off
                    background option true,false,yes,no,on,off
                    expireafter int 0,99999999999
                    ifelapsed int 0,99999999999
                    inherit_from body
                    log_failed string stdout|udp_syslog|("?[a-zA-Z]:\\\\.*)|(/.*)
                    log_kept string stdout|udp_syslog|("?[a-zA-Z]:\\\\.*)|(/.*)
                    log_level option inform,verbose,error,log
                    log_priority option emergency,alert,critical,error,warning,notice,info,debug
                    log_repaired string stdout|udp_syslog|("?[a-zA-Z]:\\\\.*)|(/.*)
                    log_string string
                    measurement_class string
                    meta slist
                    report_level option inform,verbose,error,log
                    """;
            case "agent" -> """
                    abortbundleclasses slist .*
                    abortclasses slist .*
                    addclasses slist .*
                    agentaccess slist .*
                    agentfacility option LOG_USER,LOG_DAEMON,LOG_LOCAL0,LOG_LOCAL1,LOG_LOCAL2,LOG_LOCAL3,LOG_LOCAL4,LOG_LOCAL5,LOG_LOCAL6,LOG_LOCAL7
                    allclassesreport option true,false,yes,no,on,off
                    alwaysvalidate option true,false,yes,no,on,off
                    bindtointerface string .*
                    checksum_alert_time int 0,60
                    childlibpath string .*
                    copyfrom_restrict_keys slist .*
                    default_repository string "?(/.*)
                    default_timeout int 0,99999999999
                    defaultcopytype option mtime,atime,ctime,digest,hash,binary
                    dryrun option true,false,yes,no,on,off
                    editbinaryfilesize int 0,99999999999
                    editfilesize int 0,99999999999
                    environment slist [A-Za-z0-9_]+=.*
                    expireafter int 0,99999999999
                    files_auto_define slist
                    files_single_copy slist
                    hashupdates option true,false,yes,no,on,off
                    hostnamekeys option true,false,yes,no,on,off
                    ifelapsed int 0,99999999999
                    inform option true,false,yes,no,on,off
                    intermittency option true,false,yes,no,on,off
                    max_children int 0,99999999999
                    maxconnections int 0,99999999999
                    mountfilesystems option true,false,yes,no,on,off
                    nonalphanumfiles option true,false,yes,no,on,off
                    refresh_processes slist [a-zA-Z0-9_$(){}\\[\\].:]+
                    repchar string .
                    report_class_log option true,false,yes,no,on,off
                    secureinput option true,false,yes,no,on,off
                    select_end_match_eof option true,false,yes,no,on,off
                    sensiblecount int 0,99999999999
                    sensiblesize int 0,99999999999
                    skipidentify option true,false,yes,no,on,off
                    suspiciousnames slist
                    timezone slist
                    verbose option true,false,yes,no,on,off
                    """;
            case "changes" -> """
                    hash option md5,sha1,sha224,sha256,sha384,sha512,best
                    inherit_from body
                    meta slist
                    report_changes option all,stats,content,none
                    report_diffs option true,false,yes,no,on,off
                    update_hashes option true,false,yes,no,on,off
                    """;
            case "classes" -> """
                    cancel_kept slist [a-zA-Z0-9_$(){}\\[\\].:]+
                    cancel_notkept slist [a-zA-Z0-9_$(){}\\[\\].:]+
                    cancel_repaired slist [a-zA-Z0-9_$(){}\\[\\].:]+
                    failed_returncodes slist [-0-9_$(){}\\[\\].]+
                    inherit_from body
                    kept_returncodes slist [-0-9_$(){}\\[\\].]+
                    meta slist
                    persist_time int 0,99999999999
                    promise_kept slist [a-zA-Z0-9_$(){}\\[\\].:]+
                    promise_repaired slist [a-zA-Z0-9_$(){}\\[\\].:]+
                    repair_denied slist [a-zA-Z0-9_$(){}\\[\\].:]+
                    repair_failed slist [a-zA-Z0-9_$(){}\\[\\].:]+
                    repair_timeout slist [a-zA-Z0-9_$(){}\\[\\].:]+
                    repaired_returncodes slist [-0-9_$(){}\\[\\].]+
                    scope option namespace,bundle
                    timer_policy option absolute,reset
                    """;
            case "common" -> """
                    bundlesequence slist .*
                    bwlimit real 0,99999999999
                    cache_system_functions option true,false,yes,no,on,off
                    domain string .*
                    fips_mode option true,false,yes,no,on,off
                    goal_patterns slist
                    ignore_missing_bundles option true,false,yes,no,on,off
                    ignore_missing_inputs option true,false,yes,no,on,off
                    inputs slist .*
                    lastseenexpireafter int 0,99999999999
                    output_prefix string
                    package_inventory slist .*
                    package_module string .*
                    protocol_version option 1,classic,2,tls,3,cookie,latest
                    require_comments option true,false,yes,no,on,off
                    site_classes clist [a-zA-Z0-9_!&@@$|.()\\[\\]{}:]+
                    syslog_host string [a-zA-Z0-9_$(){}.:-]+
                    syslog_port int 0,99999999999
                    system_log_level string (critical|error|warning|notice|info)
                    tls_ciphers string
                    tls_min_version string
                    version string
                    """;
            case "contain" -> """
                    chdir string "?(/.*)
                    chroot string "?(/.*)
                    exec_group string
                    exec_owner string
                    exec_timeout int 1,3600
                    inherit_from body
                    meta slist
                    no_output option true,false,yes,no,on,off
                    preview option true,false,yes,no,on,off
                    umask string
                    useshell option noshell,useshell,powershell,true,false,yes,no,on,off
                    """;
            case "copy_from" -> """
                    check_root option true,false,yes,no,on,off
                    collapse_destination_dir option true,false,yes,no,on,off
                    compare option atime,mtime,ctime,digest,hash,exists,binary
                    copy_backup option true,false,timestamp
                    copy_size irange 0,inf
                    copylink_patterns slist
                    encrypt option true,false,yes,no,on,off
                    findertype option MacOSX
                    force_ipv4 option true,false,yes,no,on,off
                    force_update option true,false,yes,no,on,off
                    inherit_from body
                    link_type option symlink,hardlink,relative,absolute
                    linkcopy_patterns slist
                    meta slist
                    missing_ok option true,false,yes,no,on,off
                    portnumber string
                    preserve option true,false,yes,no,on,off
                    protocol_version option 1,classic,2,tls,3,cookie,latest
                    purge option true,false,yes,no,on,off
                    servers slist [A-Za-z0-9_.:\\-\\[\\]]+
                    source string .+
                    stealth option true,false,yes,no,on,off
                    timeout int 1,3600
                    trustkey option true,false,yes,no,on,off
                    type_check option true,false,yes,no,on,off
                    verify option true,false,yes,no,on,off
                    """;
            case "database_server" -> """
                    db_server_connection_db string
                    db_server_host string
                    db_server_owner string
                    db_server_password string
                    db_server_type option postgres,mysql
                    inherit_from body
                    meta slist
                    """;
            case "delete" -> """
                    dirlinks option delete,tidy,keep
                    inherit_from body
                    meta slist
                    rmdirs option true,false,yes,no,on,off
                    """;
            case "delete_select" -> """
                    delete_if_contains_from_list slist .*
                    delete_if_match_from_list slist .*
                    delete_if_not_contains_from_list slist .*
                    delete_if_not_match_from_list slist .*
                    delete_if_not_startwith_from_list slist .*
                    delete_if_startwith_from_list slist .*
                    inherit_from body
                    meta slist
                    """;
            case "depth_search" -> """
                    depth int 0,99999999999
                    exclude_dirs slist .*
                    include_basedir option true,false,yes,no,on,off
                    include_dirs slist .*
                    inherit_from body
                    meta slist
                    rmdeadlinks option true,false,yes,no,on,off
                    traverse_links option true,false,yes,no,on,off
                    xdev option true,false,yes,no,on,off
                    """;
            case "edit_defaults" -> """
                    edit_backup option true,false,timestamp,rotate
                    empty_file_before_editing option true,false,yes,no,on,off
                    inherit option true,false,yes,no,on,off
                    inherit_from body
                    max_file_size int 0,99999999999
                    meta slist
                    recognize_join option true,false,yes,no,on,off
                    rotate int 0,99
                    """;
            case "edit_field" -> """
                    allow_blank_fields option true,false,yes,no,on,off
                    extend_fields option true,false,yes,no,on,off
                    field_operation option prepend,append,alphanum,delete,set
                    field_separator string .*
                    field_value string .*
                    inherit_from body
                    meta slist
                    select_field int 0,99999999
                    start_fields_from_zero option true,false,yes,no,on,off
                    value_separator string ^.$
                    """;
            case "environment_interface" -> """
                    env_addresses slist
                    env_name string
                    env_network string
                    inherit_from body
                    meta slist
                    """;
            case "environment_resources" -> """
                    env_baseline string "?(/.*)
                    env_cpus int 0,99999999999
                    env_disk int 0,99999999999
                    env_memory int 0,99999999999
                    env_spec string .*
                    inherit_from body
                    meta slist
                    """;
            case "executor" -> """
                    agent_expireafter int 0,10080
                    exec_command string "?(/.*)
                    executorfacility option LOG_USER,LOG_DAEMON,LOG_LOCAL0,LOG_LOCAL1,LOG_LOCAL2,LOG_LOCAL3,LOG_LOCAL4,LOG_LOCAL5,LOG_LOCAL6,LOG_LOCAL7
                    mailfilter_exclude slist
                    mailfilter_include slist
                    mailfrom string .*@.*
                    mailmaxlines int 0,1000
                    mailsubject string
                    mailto string .*@.*
                    runagent_socket_allow_users slist
                    schedule slist
                    smtpserver string .*
                    splaytime int 0,99999999999
                    """;
            case "file" -> """
                    inputs slist .*
                    namespace string [a-zA-Z_][a-zA-Z0-9_]*
                    """;
            case "file_select" -> """
                    atime irange 0,2147483647
                    ctime irange 0,2147483647
                    exec_program string "?(/.*)
                    exec_regex string .*
                    file_result string [!*(leaf_name|path_name|file_types|mode|size|owner|group|atime|ctime|mtime|issymlinkto|exec_regex|exec_program|bsdflags)[|&.]*]*
                    file_types olist plain,reg,symlink,dir,socket,fifo,door,char,block
                    inherit_from body
                    issymlinkto slist
                    leaf_name slist
                    meta slist
                    mtime irange 0,2147483647
                    path_name slist "?(/.*)
                    search_bsdflags slist [+-]*[(arch|archived|nodump|opaque|sappnd|sappend|schg|schange|simmutable|sunlnk|sunlink|uappnd|uappend|uchg|uchange|uimmutable|uunlnk|uunlink)]+
                    search_groups slist
                    search_mode slist [0-7augorwxst,+-=]+
                    search_owners slist
                    search_size irange 0,inf
                    """;
            case "hub" -> """
                    client_history_timeout int 1,65535
                    exclude_hosts slist
                    hub_schedule slist
                    port int 1,65535
                    query_timeout int 0,300
                    """;
            case "insert_select" -> """
                    inherit_from body
                    insert_if_contains_from_list slist .*
                    insert_if_match_from_list slist .*
                    insert_if_not_contains_from_list slist .*
                    insert_if_not_match_from_list slist .*
                    insert_if_not_startwith_from_list slist .*
                    insert_if_startwith_from_list slist .*
                    meta slist
                    """;
            case "link_from" -> """
                    copy_patterns slist
                    inherit_from body
                    link_children option true,false,yes,no,on,off
                    link_type option symlink,hardlink,relative,absolute
                    meta slist
                    source string .+
                    when_linking_children option override_file,if_no_such_file
                    when_no_source option force,delete,nop
                    """;
            case "location" -> """
                    before_after option before,after
                    first_last option first,last
                    inherit_from body
                    meta slist
                    select_line_matching string .*
                    """;
            case "match_value" -> """
                    extraction_regex string
                    inherit_from body
                    meta slist
                    select_line_matching string .*
                    select_line_number int 0,99999999999
                    select_multiline_policy option average,sum,first,last
                    track_growing_file option true,false,yes,no,on,off
                    """;
            case "monitor" -> """
                    forgetrate real 0,1
                    histograms option true,false,yes,no,on,off
                    monitorfacility option LOG_USER,LOG_DAEMON,LOG_LOCAL0,LOG_LOCAL1,LOG_LOCAL2,LOG_LOCAL3,LOG_LOCAL4,LOG_LOCAL5,LOG_LOCAL6,LOG_LOCAL7
                    tcpdump option true,false,yes,no,on,off
                    tcpdumpcommand string "?(/.*)
                    """;
            case "mount" -> """
                    edit_fstab option true,false,yes,no,on,off
                    inherit_from body
                    meta slist
                    mount_options slist
                    mount_server string
                    mount_source string "?(/.*)
                    mount_type option nfs,nfs2,nfs3,nfs4,panfs,cifs
                    unmount option true,false,yes,no,on,off
                    """;
            case "package_method" -> """
                    inherit_from body
                    meta slist
                    package_add_command string .+
                    package_arch_regex string
                    package_changes option individual,bulk
                    package_commands_useshell option true,false,yes,no,on,off
                    package_default_arch_command string "?(/.*)
                    package_delete_command string .+
                    package_delete_convention string
                    package_file_repositories slist
                    package_installed_regex string
                    package_list_arch_regex string
                    package_list_command string .+
                    package_list_name_regex string
                    package_list_update_command string
                    package_list_update_ifelapsed int -99999999999,99999999999
                    package_list_version_regex string
                    package_multiline_start string
                    package_name_convention string
                    package_name_regex string
                    package_noverify_regex string
                    package_noverify_returncode int -99999999999,99999999999
                    package_patch_arch_regex string
                    package_patch_command string .+
                    package_patch_installed_regex string
                    package_patch_list_command string .+
                    package_patch_name_regex string
                    package_patch_version_regex string
                    package_update_command string .+
                    package_verify_command string .+
                    package_version_equal_command string .+
                    package_version_less_command string .+
                    package_version_regex string
                    """;
            case "package_module" -> """
                    default_options slist
                    interpreter string
                    module_path string
                    query_installed_ifelapsed int -99999999999,99999999999
                    query_updates_ifelapsed int -99999999999,99999999999
                    """;
            case "password" -> """
                    data string
                    format option plaintext,hash
                    inherit_from body
                    meta slist
                    """;
            case "perms" -> """
                    bsdflags slist [+-]*[(arch|archived|nodump|opaque|sappnd|sappend|schg|schange|simmutable|sunlnk|sunlink|uappnd|uappend|uchg|uchange|uimmutable|uunlnk|uunlink)]+
                    groups slist [a-zA-Z0-9_$.-]+
                    inherit_from body
                    meta slist
                    mode string [0-7augorwxst,+-=]+
                    owners slist [a-zA-Z0-9_$.-]+
                    rxdirs option true,false,yes,no,on,off
                    """;
            case "printfile" -> """
                    file_to_print string "?(/.*)
                    inherit_from body
                    meta slist
                    number_of_lines int -99999999999,99999999999
                    """;
            case "process_count" -> """
                    in_range_define slist
                    inherit_from body
                    match_range irange 0,99999999999
                    meta slist
                    out_of_range_define slist
                    """;
            case "process_select" -> """
                    command string
                    inherit_from body
                    meta slist
                    pgid irange 0,99999999999
                    pid irange 0,99999999999
                    ppid irange 0,99999999999
                    priority irange -20,+20
                    process_owner slist
                    process_result string [(process_owner|pid|ppid||pgid|rsize|vsize|status|command|ttime|stime|tty|priority|threads)[|&!.]*]*
                    rsize irange 0,99999999999
                    status string
                    stime_range irange 0,2147483647
                    threads irange 0,99999999999
                    ttime_range irange 0,99999999999
                    tty string
                    vsize irange 0,99999999999
                    """;
            case "rename" -> """
                    disable option true,false,yes,no,on,off
                    disable_mode string [0-7augorwxst,+-=]+
                    disable_suffix string
                    inherit_from body
                    meta slist
                    newname string
                    rotate int 0,99
                    """;
            case "replace_with" -> """
                    inherit_from body
                    meta slist
                    occurrences option all,first
                    replace_value string .*
                    """;
            case "report_data_select" -> """
                    inherit_from body
                    meta slist
                    metatags_exclude slist .*
                    metatags_include slist .*
                    monitoring_exclude slist .*
                    monitoring_include slist .*
                    promise_handle_exclude slist .*
                    promise_handle_include slist .*
                    """;
            case "runagent" -> """
                    background_children option true,false,yes,no,on,off
                    encrypt option true,false,yes,no,on,off
                    force_ipv4 option true,false,yes,no,on,off
                    hosts slist
                    max_children int 0,99999999999
                    output_directory string "?(/.*)
                    output_to_file option true,false,yes,no,on,off
                    port int 1,65535
                    timeout int 1,9999
                    trustkey option true,false,yes,no,on,off
                    """;
            case "select_region" -> """
                    include_end_delimiter option true,false,yes,no,on,off
                    include_start_delimiter option true,false,yes,no,on,off
                    inherit_from body
                    meta slist
                    select_end string .*
                    select_end_match_eof option true,false,yes,no,on,off
                    select_start string .*
                    """;
            case "server" -> """
                    allowallconnects slist
                    allowciphers string
                    allowconnects slist
                    allowlegacyconnects slist
                    allowtlsversion string
                    allowusers slist
                    auditing option true,false,yes,no,on,off
                    bindtointerface string
                    call_collect_interval int 0,99999999999
                    cfruncommand string .+
                    collect_window int 0,99999999999
                    denybadclocks option true,false,yes,no,on,off
                    denyconnects slist
                    dynamicaddresses slist
                    hostnamekeys option true,false,yes,no,on,off
                    listen option true,false,yes,no,on,off
                    logallconnections option true,false,yes,no,on,off
                    logencryptedtransfers option true,false,yes,no,on,off
                    maxconnections int 0,99999999999
                    port int 1,65535
                    serverfacility option LOG_USER,LOG_DAEMON,LOG_LOCAL0,LOG_LOCAL1,LOG_LOCAL2,LOG_LOCAL3,LOG_LOCAL4,LOG_LOCAL5,LOG_LOCAL6,LOG_LOCAL7
                    !skipverify slist
                    trustkeysfrom slist
                    """;
            case "service_method" -> """
                    inherit_from body
                    meta slist
                    service_args string
                    service_autostart_policy option none,boot_time,on_demand
                    service_bundle bundle
                    service_dependence_chain option ignore,start_parent_services,stop_child_services,all_related
                    service_type option windows,generic
                    """;
            case "volume" -> """
                    check_foreign option true,false,yes,no,on,off
                    freespace string [0-9]+[MBkKgGmb%]
                    inherit_from body
                    meta slist
                    scan_arrivals option true,false,yes,no,on,off
                    sensible_count int 0,99999999999
                    sensible_size int 0,99999999999
                    """;
            default -> "";
        };
    }
}
