package io.bindery.cfengine.function;

/// The signatures of all functions: a line with the function's name, its return type, its category and traits, then a line for
/// each parameter with its type and range.
///
/// The table is in the program and not in a file beside it, because opening the archive for it takes longer than most runs.
public final class FunctionTable {
    public static final String TEXT = """
            accessedbefore context files
              string "?(/.*)
              string "?(/.*)
            accumulated int data
              int 0,1000
              int 0,1000
              int 0,1000
              int 0,1000
              int 0,1000
              int 0,40000
            ago int data
              int 0,1000
              int 0,1000
              int 0,1000
              int 0,1000
              int 0,1000
              int 0,40000
            and context data variadic
            basename string data variadic
              string .*
              string .*
            bundlesmatching slist data variadic
              string .*
            bundlestate data utils
              string [a-zA-Z0-9_$(){}\\[\\].:]+
            callstack_callers data internal
            callstack_promisers slist internal
            canonify string data
              string .*
            canonifyuniquely string data
              string .*
            cf_version_after context utils
              string .*
            cf_version_at context utils
              string .*
            cf_version_before context utils
              string .*
            cf_version_between context utils
              string .*
              string .*
            cf_version_maximum context utils
              string .*
            cf_version_minimum context utils
              string .*
            changedbefore context files
              string "?(/.*)
              string "?(/.*)
            classesmatching slist utils variadic
            classfiltercsv data io variadic
              string "?(/.*)
              option true,false,yes,no,on,off
              int 0,99999999999
              int 0,99999999999
            classify context data
              string .*
            classmatch context utils variadic
            concat string data variadic
            countclassesmatching int utils variadic
            countlinesmatching int io
              string .*
              string "?(/.*)
            data_expand data data collecting
              string .*
            data_readstringarray data io
              string "?(/.*)
              string .*
              string .*
              int 0,99999999999
              int 0,99999999999
            data_readstringarrayidx data io
              string "?(/.*)
              string .*
              string .*
              int 0,99999999999
              int 0,99999999999
            data_regextract data data
              string .*
              string .*
            data_sysctlvalues data system
            datastate data utils
            difference slist data collecting
              string .*
              string .*
            dirname string files
              string .*
            diskfree int files
              string "?(/.*)
            escape string data
              string .*
            eval string data variadic
              string .*
              option math,class
              option infix
            every context data collecting
              string .*
              string .*
            execresult string utils cached variadic
              string .+
              option noshell,useshell,powershell
              option both,stdout,stderr
            execresult_as_data data utils cached variadic
              string .+
              option noshell,useshell,powershell
              option both,stdout,stderr
            expandrange slist data
              string .*
              int 0,99999999999
            file_hash string files
              string "?(/.*)
              option md5,sha1,sha256,sha384,sha512
            fileexists context files
              string "?(/.*)
            filesexist context files collecting
              string .*
            filesize int files
              string "?(/.*)
            filestat string files
              string "?(/.*)
              option size,gid,uid,ino,nlink,ctime,atime,mtime,xattr,mode,modeoct,permstr,permoct,type,devno,dev_minor,dev_major,basename,dirname,linktarget,linktarget_shallow
            filter slist data collecting
              string .*
              string .*
              option true,false,yes,no,on,off
              option true,false,yes,no,on,off
              int 0,99999999999
            findfiles slist files variadic
            findfiles_up data files variadic
              string "?(/.*)
              string .+
              int 0,99999999999
            findprocesses data system cached
              string .*
            format string data variadic
              string .*
            getclassmetatags slist utils variadic
              string [a-zA-Z0-9_$(){}\\[\\].:]+
            getenv string system
              string [a-zA-Z0-9_$(){}\\[\\].:]+
              int 0,99999999999
            getfields int data
              string .*
              string "?(/.*)
              string .*
              string .*
            getgid int data
              string .*
            getindices slist data collecting
              string .*
            getuid int system
              string .*
            getuserinfo data system variadic
              string .*
            getusers slist system
              string .*
              string .*
            getvalues slist data collecting
              string .*
            getvariablemetatags slist utils variadic
              string [a-zA-Z0-9_$(){}\\[\\].:]+
            grep slist data collecting
              string .*
              string .*
            groupexists context system
              string .*
            hash string data
              string .*
              option md5,sha1,sha256,sha384,sha512
            hash_to_int int data
              int -99999999999,99999999999
              int -99999999999,99999999999
              string .*
            hashmatch context data
              string "?(/.*)
              option md5,sha1,sha256,sha384,sha512
              string [a-zA-Z0-9_$(){}\\[\\].:]+
            host2ip string communication cached
              string .*
            hostinnetgroup context system
              string .*
            hostrange context communication
              string .*
              string .*
            hostsseen slist communication
              int 0,99999999999
              option lastseen,notseen
              option name,address,hostkey
            hostswithclass slist communication
              string [a-zA-Z0-9_]+
              option name,address
            hubknowledge string communication cached
              string [a-zA-Z0-9_$(){}\\[\\].:]+
            ifelse string data variadic
            int int data
              string .*
            intersection slist data collecting
              string .*
              string .*
            ip2host string communication cached
              string .*
            iprange context communication variadic
              string .*
            irange irange data
              int -99999999999,99999999999
              int -99999999999,99999999999
            isdir context files
              string "?(/.*)
            isexecutable context files
              string "?(/.*)
            isgreaterthan context data
              string .*
              string .*
            isipinsubnet context communication variadic
              string .*
            islessthan context data
              string .*
              string .*
            islink context files
              string "?(/.*)
            isnewerthan context files
              string "?(/.*)
              string "?(/.*)
            isplain context files
              string "?(/.*)
            isvariable context utils
              string .*
            join string data collecting
              string .*
              string .*
            lastnode string data
              string .*
              string .*
            laterthan context files
              int 0,10000
              int 0,1000
              int 0,1000
              int 0,1000
              int 0,1000
              int 0,40000
            ldaparray context communication
              string .*
              string .*
              string .*
              string .*
              option subtree,onelevel,base
              option none,ssl,sasl
            ldaplist slist communication cached
              string .*
              string .*
              string .*
              string .*
              option subtree,onelevel,base
              option none,ssl,sasl
            ldapvalue string communication cached
              string .*
              string .*
              string .*
              string .*
              option subtree,onelevel,base
              option none,ssl,sasl
            length int data collecting
              string .*
            lsdir slist files
              string .+
              string .*
              option true,false,yes,no,on,off
            makerule string data collecting
              string "?(/.*)
              string .*
            maparray slist data collecting
              string .*
              string .*
            mapdata data data collecting delayed
              option none,canonify,json,json_pipe
              string .*
              string .*
            maplist slist data collecting delayed
              string .*
              string .*
            max string data collecting
              string .*
              option lex,int,real,IP,ip,MAC,mac
            mean real data collecting
              string .*
            mergedata data data collecting variadic
            min string data collecting
              string .*
              option lex,int,real,IP,ip,MAC,mac
            network_connections data communication
            none context data collecting
              string .*
              string .*
            not context data
              string .*
            now int system
            nth string data collecting
              string .*
              string .*
            on int data
              int 1970,3000
              int 0,1000
              int 0,1000
              int 0,1000
              int 0,1000
              int 0,1000
            or context data variadic
            packagesmatching data system
              string .*
              string .*
              string .*
              string .*
            packageupdatesmatching data system
              string .*
              string .*
              string .*
              string .*
            parseintarray int io
              string [a-zA-Z0-9_$(){}\\[\\].:]+
              string .*
              string .*
              string .*
              int 0,99999999999
              int 0,99999999999
            parsejson data io
              string .*
            parserealarray int io
              string [a-zA-Z0-9_$(){}\\[\\].:]+
              string .*
              string .*
              string .*
              int 0,99999999999
              int 0,99999999999
            parsestringarray int io
              string [a-zA-Z0-9_$(){}\\[\\].:]+
              string .*
              string .*
              string .*
              int 0,99999999999
              int 0,99999999999
            parsestringarrayidx int io
              string [a-zA-Z0-9_$(){}\\[\\].:]+
              string .*
              string .*
              string .*
              int 0,99999999999
              int 0,99999999999
            parseyaml data io
              string .*
            peerleader string communication
              string "?(/.*)
              string .*
              int 2,64
            peerleaders slist communication
              string "?(/.*)
              string .*
              int 2,64
            peers slist communication
              string "?(/.*)
              string .*
              int 2,64
            processexists context system cached
              string .*
            product real data collecting
              string .*
            randomint int data
              int -99999999999,99999999999
              int -99999999999,99999999999
            read_module_protocol context io
              string "?(/.*)
            readcsv data io variadic
              string "?(/.*)
              int 0,99999999999
            readdata data io
              string "?(/.*)
              option CSV,YAML,JSON,ENV,auto
            readenvfile data io variadic
              string "?(/.*)
              int 0,99999999999
            readfile string io variadic
              string "?(/.*)
              int 0,99999999999
            readintarray int io
              string [a-zA-Z0-9_$(){}\\[\\].:]+
              string "?(/.*)
              string .*
              string .*
              int 0,99999999999
              int 0,99999999999
            readintlist ilist io
              string "?(/.*)
              string .*
              string .*
              int 0,99999999999
              int 0,99999999999
            readjson data io variadic
              string "?(/.*)
              int 0,99999999999
            readrealarray int io
              string [a-zA-Z0-9_$(){}\\[\\].:]+
              string "?(/.*)
              string .*
              string .*
              int 0,99999999999
              int 0,99999999999
            readreallist rlist io
              string "?(/.*)
              string .*
              string .*
              int 0,99999999999
              int 0,99999999999
            readstringarray int io
              string [a-zA-Z0-9_$(){}\\[\\].:]+
              string "?(/.*)
              string .*
              string .*
              int 0,99999999999
              int 0,99999999999
            readstringarrayidx int io
              string [a-zA-Z0-9_$(){}\\[\\].:]+
              string "?(/.*)
              string .*
              string .*
              int 0,99999999999
              int 0,99999999999
            readstringlist slist io
              string "?(/.*)
              string .*
              string .*
              int 0,99999999999
              int 0,99999999999
            readtcp string communication cached
              string .*
              string .*
              string .*
              int 0,99999999999
            readyaml data io variadic
              string "?(/.*)
              int 0,99999999999
            regarray context data collecting
              string .*
              string .*
            regcmp context data
              string .*
              string .*
            regex_replace string data
              string .*
              string .*
              string .*
              string .*
            regextract context data
              string .*
              string .*
              string [a-zA-Z0-9_$(){}\\[\\].:]+
            registryvalue string system
              string .*
              string .*
            regldap context communication cached
              string .*
              string .*
              string .*
              string .*
              option subtree,onelevel,base
              string .*
              option none,ssl,sasl
            regline context io
              string .*
              string .*
            reglist context data collecting
              string .*
              string .*
            remoteclassesmatching context communication
              string .*
              string .*
              option true,false,yes,no,on,off
              string [a-zA-Z0-9_$(){}\\[\\].:]+
            remotescalar string communication cached
              string [a-zA-Z0-9_$(){}\\[\\].:]+
              string .*
              option true,false,yes,no,on,off
            returnszero context utils cached
              string .+
              option noshell,useshell,powershell
            reverse slist data collecting
              string .*
            rrange rrange data
              real -9.99999E100,9.99999E100
              real -9.99999E100,9.99999E100
            search_up data files variadic
              string "?(/.*)
              string .+
              int 0,99999999999
            selectservers int communication
              string @[(][a-zA-Z0-9_$(){}\\[\\].:]+[)]
              string .*
              string .*
              string .*
              int 0,99999999999
              string [a-zA-Z0-9_$(){}\\[\\].:]+
            shuffle slist data collecting
              string .*
              string .*
            some context data collecting
              string .*
              string .*
            sort slist data collecting variadic
              string .*
              option lex,int,real,IP,ip,MAC,mac
            splayclass context utils
              string .*
              option daily,hourly
            splitstring slist data deprecated
              string .*
              string .*
              int 0,99999999999
            storejson string data collecting
              string .*
            strcmp context data
              string .*
              string .*
            strftime string data
              option gmtime,localtime
              string .*
              int 0,99999999999
            string string data
              string .*
            string_downcase string data
              string .*
            string_head string data
              string .*
              int -99999999999,99999999999
            string_length int data
              string .*
            string_mustache string data collecting variadic
            string_replace string data
              string .*
              string .*
              string .*
            string_reverse string data
              string .*
            string_split slist data
              string .*
              string .*
              int 0,99999999999
            string_tail string data
              string .*
              int -99999999999,99999999999
            string_trim string data
              string .*
            string_upcase string data
              string .*
            sublist slist data collecting
              string .*
              option head,tail
              int 0,99999999999
            sum real data collecting
              string .*
            sysctlvalue string system
              string .*
            translatepath string files
              string "?(/.*)
            type string data variadic
              string .*
              option true,false,yes,no,on,off
            unique slist data collecting
              string .*
            url_get data communication
              string .*
              string .*
            usemodule context utils
              string .*
              string .*
            userexists context system
              string .*
            validdata context data
              string .*
              option JSON
            validjson context data variadic
              string .*
            variablesmatching slist data variadic
            variablesmatching_as_data data data variadic
            variance real data collecting
              string .*
            """;

    private FunctionTable() {}
}
