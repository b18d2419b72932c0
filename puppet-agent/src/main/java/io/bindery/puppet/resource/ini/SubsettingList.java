package io.bindery.puppet.resource.ini;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The words of a setting, each a name with or without a value.
final class SubsettingList {
    /// The place of a new word.
    ///
    /// @param place `start`, `end`, `before`, `after` or `index`
    /// @param word  the name of the word, or the index, that the place is relative to
    record Insertion(String place, @Nullable String word) {}

    private final String separator;
    private final String assignment;
    private final boolean exact;
    private final String quote;
    private final List<String> words = new ArrayList<>();

    /// @param separator  the text between two words
    /// @param assignment the text between the name and the value of a word
    /// @param exact      whether a name is a whole word, without value
    SubsettingList(@Nullable String text, String separator, String usualQuote, String assignment, boolean exact) {
        this.separator = separator;
        this.assignment = assignment;
        this.exact = exact;
        String found = quote(text);
        this.quote = found.isEmpty() ? usualQuote : found;
        if (text != null) {
            split(found.isEmpty() ? text : text.substring(1, text.length() - 1));
        }
    }

    private static String quote(@Nullable String text) {
        for (String mark : List.of("\"", "'")) {
            if (text != null && text.length() > 1 && text.startsWith(mark) && text.endsWith(mark)) {
                return mark;
            }
        }
        return "";
    }

    // As the module inifile does: any character of the separator ends a word, but a dot never does.
    private void split(String text) {
        StringBuilder word = new StringBuilder();
        for (char each : (text + separator.charAt(0)).toCharArray()) {
            if (separator.indexOf(each) < 0 || each == '.' && !separator.startsWith(".")) {
                word.append(each);
            } else if (!word.isEmpty()) {
                words.add(word.toString().strip());
                word.setLength(0);
            }
        }
    }

    private boolean isWord(String word, String name) {
        return exact ? word.equals(name) : word.startsWith(name + assignment);
    }

    private int find(@Nullable String name) {
        for (int i = 0; name != null && i < words.size(); i++) {
            if (isWord(words.get(i), name)) {
                return i;
            }
        }
        return -1;
    }

    boolean contains(String name) {
        return find(name) >= 0;
    }

    /// The value of a word; null if the list has no such word.
    @Nullable String value(String name) {
        for (String word : words) {
            if (word.startsWith(name + assignment)) {
                return word.substring((name + assignment).length());
            }
        }
        return null;
    }

    /// Gives a word a value, or adds it.
    void set(String name, String value, Insertion insertion) {
        String made = name + assignment + value;
        if (contains(name)) {
            words.replaceAll(word -> isWord(word, name) ? made : word);
            return;
        }
        words.add(place(insertion), made);
    }

    private int place(Insertion insertion) {
        int found = find(insertion.word());
        return switch (insertion.place()) {
            case "start" -> 0;
            case "before" -> found < 0 ? words.size() : found;
            case "after" -> found < 0 ? words.size() : found + 1;
            case "index" -> {
                String index = insertion.word();
                yield index == null || !index.matches("\\d{1,9}") ? 0 : Math.min(words.size(), Integer.parseInt(index));
            }
            default -> words.size();
        };
    }

    void remove(String name) {
        words.removeIf(word -> isWord(word, name));
    }

    @Override
    public String toString() {
        return quote + String.join(separator, words) + quote;
    }
}
