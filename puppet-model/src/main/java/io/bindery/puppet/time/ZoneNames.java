package io.bindery.puppet.time;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Offsets of the zone designators that Ruby's date library reads: numbers, military letters and the usual abbreviations.
final class ZoneNames {
    private static final Pattern NUMERIC = Pattern.compile("(?:gmt|utc?)?([-+])(\\d+)(?:([,.:])(\\d+)(?::(\\d+))?)?");
    private static final String MILITARY_EAST = "abcdefghiklm";
    private static final String MILITARY_WEST = "nopqrstuvwxy";

    private static final Map<String, Double> HOURS = Map.ofEntries(
            Map.entry("utc", 0.0), Map.entry("gmt", 0.0), Map.entry("z", 0.0), Map.entry("wet", 0.0),
            Map.entry("est", -5.0), Map.entry("edt", -4.0), Map.entry("cst", -6.0), Map.entry("cdt", -5.0),
            Map.entry("mst", -7.0), Map.entry("mdt", -6.0), Map.entry("pst", -8.0), Map.entry("pdt", -7.0),
            Map.entry("ast", -4.0), Map.entry("adt", -3.0), Map.entry("akst", -9.0), Map.entry("akdt", -8.0),
            Map.entry("hst", -10.0), Map.entry("hadt", -9.0), Map.entry("ahst", -10.0), Map.entry("nst", -2.5),
            Map.entry("ndt", -1.5), Map.entry("brt", -3.0), Map.entry("art", -3.0), Map.entry("clt", -4.0),
            Map.entry("at", -2.0), Map.entry("nt", -11.0), Map.entry("sst", -11.0), Map.entry("idlw", -12.0),
            Map.entry("cet", 1.0), Map.entry("met", 1.0), Map.entry("mez", 1.0), Map.entry("fwt", 1.0),
            Map.entry("bst", 1.0), Map.entry("west", 1.0), Map.entry("wat", 1.0), Map.entry("cest", 2.0),
            Map.entry("mest", 2.0), Map.entry("mesz", 2.0), Map.entry("fst", 2.0), Map.entry("eet", 2.0),
            Map.entry("cat", 2.0), Map.entry("sast", 2.0), Map.entry("wast", 2.0), Map.entry("eest", 3.0),
            Map.entry("eat", 3.0), Map.entry("idt", 3.0), Map.entry("msk", 3.0), Map.entry("msd", 4.0),
            Map.entry("pkt", 5.0), Map.entry("uzt", 5.0), Map.entry("ist", 5.5), Map.entry("npt", 5.75),
            Map.entry("ict", 7.0), Map.entry("wib", 7.0), Map.entry("sgt", 8.0), Map.entry("hkt", 8.0),
            Map.entry("pht", 8.0), Map.entry("awst", 8.0), Map.entry("jst", 9.0), Map.entry("kst", 9.0),
            Map.entry("acst", 9.5), Map.entry("aest", 10.0), Map.entry("gst", 10.0), Map.entry("aedt", 11.0),
            Map.entry("eadt", 11.0), Map.entry("nzst", 12.0), Map.entry("nzt", 12.0), Map.entry("idle", 12.0),
            Map.entry("nzdt", 13.0), Map.entry("eastern", -5.0), Map.entry("central", -6.0),
            Map.entry("mountain", -7.0), Map.entry("pacific", -8.0));

    private ZoneNames() {}

    /// Seconds east of UTC, or null for a name that is not known.
    static @Nullable Integer offset(String zone) {
        String name = zone.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        Matcher numeric = NUMERIC.matcher(name);
        if (numeric.matches()) {
            int magnitude = magnitude(numeric);
            return numeric.group(1).equals("-") ? -magnitude : magnitude;
        }
        boolean daylight = name.endsWith(" dst") || name.endsWith(" daylight time");
        Double hours = hours(name.replaceFirst(" (dst|standard time|daylight time)$", ""));
        return hours == null ? null : (int) (hours * 3600) + (daylight ? 3600 : 0);
    }

    private static @Nullable Double hours(String name) {
        Double hours = HOURS.get(name);
        if (hours != null || name.length() != 1) {
            return hours;
        }
        int east = MILITARY_EAST.indexOf(name);
        int west = MILITARY_WEST.indexOf(name);
        return east >= 0 ? Double.valueOf(east + 1) : west >= 0 ? Double.valueOf(-west - 1) : null;
    }

    private static int magnitude(Matcher numeric) {
        String digits = numeric.group(2);
        String separator = numeric.group(3);
        if (separator == null) {
            return packed(digits);
        }
        int hours = Integer.parseInt(digits) * 3600;
        if (!separator.equals(":")) {
            return hours + (int) Math.round(Double.parseDouble("0." + numeric.group(4)) * 3600);
        }
        int seconds = numeric.group(5) == null ? 0 : Integer.parseInt(numeric.group(5));
        return hours + Integer.parseInt(numeric.group(4)) * 60 + seconds;
    }

    /// `h`, `hh`, `hmm`, `hhmm`, `hmmss` or `hhmmss`.
    private static int packed(String digits) {
        int hourDigits = 2 - digits.length() % 2;
        int total = Integer.parseInt(digits.substring(0, hourDigits)) * 3600;
        int unit = 60;
        for (int at = hourDigits; at + 2 <= digits.length() && unit > 0; at += 2) {
            total += Integer.parseInt(digits.substring(at, at + 2)) * unit;
            unit /= 60;
        }
        return total;
    }
}
