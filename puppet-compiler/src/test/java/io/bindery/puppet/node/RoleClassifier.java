package io.bindery.puppet.node;

import io.bindery.puppet.load.Classifier;
import io.bindery.puppet.load.NodeClassifier;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import java.util.LinkedHashMap;
import java.util.Map;

/// A classifier as a jar brings it: the fact `role` is the node's class.
public final class RoleClassifier implements NodeClassifier {
    @Override
    public String name() {
        return "by_role";
    }

    @Override
    public Classifier.Classification classify(ClassifiedNode node) {
        String role = node.facts().get("role") instanceof Str(String text) ? text : "none";
        return new Classifier.Classification(new LinkedHashMap<>(Map.of(role, Hash.EMPTY)), new LinkedHashMap<>(), null);
    }
}
