notice($trusted['certname'], $trusted['authenticated'], $trusted['extensions'], $server_facts =~ Undef, $clientcert =~ Undef)
notice(inline_template('<%= scope["trusted"]["certname"] %> <%= @trusted["hostname"] %> <%= @trusted["domain"] %>'))
