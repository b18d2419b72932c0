package io.bindery.check.file;

import io.bindery.puppet.load.Library;
import io.bindery.ruby.RubyBridge;

/// The inspection for each kind of file except manifests, which have a way of their own because the names they mention must be
/// kept.
public final class Inspections {
    private final Inspection epp = new EppInspection();
    private final Inspection erb;
    private final Inspection hiera;
    private final Inspection yaml = new YamlInspection();
    private final Inspection json = new JsonInspection();
    private final Inspection metadata = new MetadataInspection();
    private final Inspection environment;
    private final Inspection puppetfile = new PuppetfileInspection();

    public Inspections(Library library, RubyBridge ruby) {
        hiera = new HieraInspection(library.files());
        erb = new ErbInspection(ruby);
        environment = new EnvironmentInspection(library);
    }

    /// @throws IllegalArgumentException for manifests
    public Inspection of(FileKind kind) {
        return switch (kind) {
            case EPP -> epp;
            case ERB -> erb;
            case HIERA -> hiera;
            case YAML -> yaml;
            case JSON -> json;
            case METADATA -> metadata;
            case ENVIRONMENT -> environment;
            case PUPPETFILE -> puppetfile;
            case MANIFEST -> throw new IllegalArgumentException("manifests are inspected apart");
        };
    }
}
