package io.bindery.fleet.compile;

import io.bindery.fleet.SmallSite;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/// A site that uses much of what a compile can depend on, and edits of it: data at all levels, manifests, templates, functions, types, served files, the
/// configuration of Hiera and of the environment, files that come and go.
final class RandomSite {
    private static final List<String> ROLES = List.of("web", "db", "mail");

    private final SmallSite site;
    private final Random random;
    private final Map<String, String> files = new TreeMap<>();
    private int counter;

    RandomSite(Path folder, int nodes, long seed) {
        this.site = new SmallSite(folder);
        this.random = new Random(seed);
        put("hiera.yaml", hierarchy("nodes/%{trusted.certname}.yaml", "roles/%{facts.role}.yaml", "common.yaml"));
        put("manifests/site.pp", "node default {\n  include base\n  include \"role::${facts['role']}\"\n}\n");
        put("environment.conf", "modulepath = site:modules\n");
        put("data/common.yaml", "---\nbase::level: 1\nweb::port: 80\nlookup_options:\n  base::users: {merge: hash}\nbase::users: {a: 1}\n");
        put("data/roles/web.yaml", "---\nbase::level: 2\n");
        put("modules/base/manifests/init.pp", "class base (Base::Level $level, Hash $users = {}, String $extra = lookup('extra', {default_value => 'none'})) {\n"
                + "  file { '/etc/base': content => epp('base/base.epp', { level => $level }) }\n"
                + "  file { '/etc/served': source => 'puppet:///modules/base/served.txt' }\n"
                + "  file { '/etc/tree': ensure => directory, recurse => true, source => 'puppet:///modules/base/tree' }\n"
                + "  $users.each |$name, $id| { base::user { $name: id => base::twice($id) } }\n  notify { \"extra ${extra}\": }\n}\n");
        put("modules/base/manifests/user.pp", "define base::user (Integer $id) { user { $name: uid => $id } }\n");
        put("modules/base/types/level.pp", "type Base::Level = Integer[0, 1000000]\n");
        put("modules/base/functions/twice.pp", "function base::twice(Integer $n) { $n * 2 }\n");
        put("modules/base/templates/base.epp", "<%- | $level | -%>\nlevel <%= $level %>\n");
        put("modules/base/files/served.txt", "served\n");
        put("modules/base/files/tree/one.txt", "one\n");
        put("modules/base/data/common.yaml", "---\nbase::extra: from the module\n");
        put("modules/base/hiera.yaml", hierarchy("common.yaml"));
        put("modules/web/manifests/init.pp", "class web (Integer $port) {\n  file { '/etc/web': content => template('web/web.erb') }\n"
                + "  if find_file('web/flag') { notify { 'flag': } }\n}\n");
        put("modules/web/templates/web.erb", "port <%= @port %>\n");
        for (String role : ROLES) {
            put("site/role/manifests/" + role + ".pp", "class role::" + role + " {\n" + (role.equals("web") ? "  include web\n" : "  notify { '" + role + "': }\n") + "}\n");
        }
        for (int i = 0; i < nodes; i++) {
            site.node("n" + i + ".example.com", Map.of("role", ROLES.get(i % ROLES.size()), "number", Integer.toString(i)));
            if (i % 4 == 0) {
                put("data/nodes/n" + i + ".example.com.yaml", "---\nbase::level: " + i + "\n");
            }
        }
    }

    SmallSite site() {
        return site;
    }

    private static String hierarchy(String... paths) {
        StringBuilder text = new StringBuilder("version: 5\nhierarchy:\n");
        for (String path : paths) {
            text.append("  - name: '").append(path).append("'\n    path: '").append(path).append("'\n");
        }
        return text.toString();
    }

    private void put(String path, String text) {
        files.put(path, text);
        site.write(path, text);
    }

    private void remove(String path) {
        if (files.remove(path) != null) {
            site.remove(path);
        }
    }

    private String any(String... choices) {
        return choices[random.nextInt(choices.length)];
    }

    private String node() {
        return "data/nodes/n" + random.nextInt(site.nodes().size()) + ".example.com.yaml";
    }

    private void append(String path, String text) {
        put(path, files.getOrDefault(path, "---\n") + text);
    }

    /// Edits one thing or a few; says which.
    String edit() {
        counter++;
        List<String> done = new ArrayList<>();
        int edits = 1 + random.nextInt(2);
        for (int i = 0; i < edits; i++) {
            done.add(one(random.nextInt(26)));
        }
        return String.join(", ", done);
    }

    private String one(int kind) {
        switch (kind) {
            case 0 -> put("data/common.yaml", "---\nbase::level: " + counter + "\nweb::port: 80\nlookup_options:\n  base::users: {merge: " + any("hash", "first", "deep") + "}\nbase::users: {a: " + counter + "}\n");
            case 1 -> put(node(), "---\nbase::level: " + counter + "\n");
            case 2 -> remove(node());
            case 3 -> put("data/roles/" + any("web", "db", "mail") + ".yaml", "---\nweb::port: " + counter + "\nbase::users: {b: " + counter % 7 + "}\n");
            case 4 -> remove("data/roles/" + any("web", "db", "mail") + ".yaml");
            case 5 -> put("modules/base/templates/base.epp", "<%- | $level | -%>\nlevel <%= $level %> " + counter + "\n");
            case 6 -> put("modules/web/templates/web.erb", "port <%= @port %> " + counter + "\n");
            case 7 -> put("modules/base/files/served.txt", "served " + counter + "\n");
            case 8 -> put("modules/base/files/tree/" + any("one", "two", "sub/three") + ".txt", "text " + counter + "\n");
            case 9 -> remove("modules/base/files/tree/" + any("two", "sub/three") + ".txt");
            case 10 -> put("modules/base/functions/twice.pp", "function base::twice(Integer $n) { $n * " + (2 + counter % 3) + " }\n");
            case 11 -> put("modules/base/types/level.pp", "type Base::Level = Integer[0, " + any("5", "1000000") + "]\n");
            case 12 -> put("modules/base/manifests/user.pp", "define base::user (Integer $id) { user { $name: uid => $id, comment => '" + counter + "' } }\n");
            case 13 -> put("site/role/manifests/" + any("db", "mail") + ".pp", "class role::" + any("db", "mail") + " { notify { 'r" + counter + "': } }\n");
            case 14 -> append("data/common.yaml", "unused" + counter + ": 1\n");
            case 15 -> put("modules/base/data/common.yaml", "---\nbase::extra: e" + counter + "\n");
            case 16 -> put("hiera.yaml", hierarchy("nodes/%{trusted.certname}.yaml", any("roles/%{facts.role}.yaml", "numbers/%{facts.number}.yaml", "roles/%{role}.yaml"), "common.yaml"));
            case 17 -> put("data/numbers/" + random.nextInt(site.nodes().size()) + ".yaml", "---\nbase::level: " + counter + "\n");
            case 18 -> put("environment.conf", "modulepath = " + any("site:modules", "modules:site", "site:modules:more") + "\n");
            case 19 -> put("more/web/manifests/init.pp", "class web { notify { 'shadow': } }\n");
            case 20 -> put("site/web/manifests/init.pp", any("class web { notify { 'site web': } }\n", "class web (\n"));
            case 21 -> remove("site/web/manifests/init.pp");
            case 22 -> put("modules/web/files/flag", "x");
            case 23 -> remove("modules/web/files/flag");
            case 24 -> put("README.md", "text " + counter + "\n");
            default -> put("manifests/extra.pp", any("", "notify { 'top': }\n", "$top = 1\n"));
        }
        return "edit " + kind;
    }
}
