package io.bindery.puppet.facts;

import io.bindery.inventory.Kernel;

/// `kernel` and its versions.
final class KernelFacts implements Resolver {
    @Override
    public void resolve(Survey survey, FactSink sink) {
        Kernel kernel = survey.kernel();
        String release = kernel.release();
        sink.put("kernel", kernel.name());
        sink.put("kernelrelease", release);
        sink.put("kernelversion", numbers(release));
        String[] parts = release.split("\\.");
        sink.put("kernelmajversion", parts.length < 2 ? release : parts[0] + "." + parts[1]);
    }

    /// The first three numbers in a release.
    private static String numbers(String release) {
        StringBuilder version = new StringBuilder();
        int found = 0;
        for (String part : release.split("[^0-9]+")) {
            if (!part.isEmpty() && found < 3) {
                version.append(found == 0 ? "" : ".").append(part);
                found++;
            }
        }
        return version.toString();
    }
}
