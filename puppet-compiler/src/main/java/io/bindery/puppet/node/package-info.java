/// Assembles compiles, from the description of a node to its catalog. A caller builds one [io.bindery.puppet.node.NodeCompiler]
/// over a `Compiler`, shares it between all its threads, describes each node by a [io.bindery.puppet.node.NodeRequest], and
/// requests a catalog or data.
///
/// ```
/// Library library = new Library(files, ruby, ruby);                    // files: the disk, a recording tree, a tree of git objects
/// NodeCompiler nodes = new NodeCompiler(new Compiler(library));
/// Settings settings = SettingsFile.read(files, HostSettings.defaults(), warnings);
/// NodeRequest node = NodeRequest.of("web01.example.com", settings)
///         .withFacts(new FactsSource.Given(facts))
///         .withTrusted(new TrustedData(Str.of("remote"), "web01.example.com", extensions, external))
///         .withEnvironment(EnvironmentRequest.byAgent("production"));
/// Catalog catalog = nodes.compile(node, log);
/// ```
///
/// `Library` keeps parsed files and environment snapshots and looks at the files again as `environment_timeout` requires. An
/// [io.bindery.puppet.node.EnvironmentSource] finds environments in other places than `environmentpath`.
@NullMarked
package io.bindery.puppet.node;

import org.jspecify.annotations.NullMarked;
