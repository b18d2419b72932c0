package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.eval.PersistentClasses;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Persistent classes in the state directory: `namespace:name`, the time of expiry, tags.
public final class StoredClasses implements PersistentClasses {
    private final StateFile file;
    private final Instant now;
    private final Log log;

    public StoredClasses(Workspace workspace, Instant now, Log log) {
        this.file = new StateFile(workspace.state().resolve("bindery_classes.state"));
        this.now = now;
        this.log = log;
    }

    /// Defines those that have not ended, and drops the others.
    public void load(Evaluation evaluation) {
        List<String> ended = new ArrayList<>();
        for (Map.Entry<String, List<String>> entry : file.records().entrySet()) {
            String key = entry.getKey();
            int colon = key.indexOf(':');
            if (colon < 0 || end(entry.getValue()) <= now.getEpochSecond()) {
                ended.add(key);
                continue;
            }
            List<String> tags = new ArrayList<>(entry.getValue().subList(1, entry.getValue().size()));
            tags.addFirst("source=persistent");
            evaluation.classes().define(key.substring(0, colon), key.substring(colon + 1), tags);
        }
        ended.forEach(file::remove);
    }

    private static long end(List<String> fields) {
        try {
            return fields.isEmpty() ? 0 : Long.parseLong(fields.getFirst());
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    @Override
    public void keep(String namespace, String name, long minutes, boolean preserve, List<String> tags) {
        int colon = name.indexOf(':');
        String key = colon < 0 ? namespace + ":" + name : name;
        List<String> present = file.records().get(key);
        if (preserve && present != null && end(present) > now.getEpochSecond()) {
            return;
        }
        List<String> fields = new ArrayList<>(List.of(Long.toString(now.getEpochSecond() + minutes * 60)));
        fields.addAll(tags);
        file.put(key, fields);
        save();
    }

    @Override
    public void forget(String namespace, String name) {
        int colon = name.indexOf(':');
        file.remove(colon < 0 ? namespace + ":" + name : name);
        save();
    }

    private void save() {
        try {
            file.save();
        } catch (IOException e) {
            log.error("Could not keep persistent classes: " + e.getMessage());
        }
    }
}
