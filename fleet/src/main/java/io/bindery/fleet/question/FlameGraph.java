package io.bindery.fleet.question;

import java.util.Locale;

/// A flame graph as one HTML page with an SVG in it: a frame is as wide as its time, those that it calls are above it. It loads nothing from elsewhere; a click
/// on a frame makes it as wide as the page, a text in the search field marks the frames that have it in their name.
public final class FlameGraph {
    private static final int WIDTH = 1200;
    private static final int HEIGHT = 18;
    private static final double NARROWEST = 0.4;
    private static final double LETTER = 6.6;
    private static final double MILLIS = 1e6;

    private final StringBuilder boxes = new StringBuilder();
    private final double unit;
    private int depth;

    private FlameGraph(CompileTimes.Frame root) {
        this.unit = root.nanos() == 0 ? 0 : WIDTH / (double) root.nanos();
    }

    /// The page of these times.
    public static String page(CompileTimes times, String title) {
        FlameGraph graph = new FlameGraph(times.root());
        graph.draw(times.root(), 0, 0);
        int height = (graph.depth + 1) * HEIGHT;
        return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>" + html(title) + "</title>\n<style>"
                + "body{font:13px sans-serif;margin:1em}rect{stroke:#fff;stroke-width:.5}text{font:11px monospace;pointer-events:none}"
                + ".c{fill:#e8874d}.d{fill:#e0b04f}.f{fill:#7aa6c2}.l{fill:#8fbf6a}.n{fill:#bbb}.hit{fill:#c2185b}g{cursor:pointer}</style></head>\n<body>\n<h1>"
                + html(title) + "</h1>\n<p>orange: classes and nodes, yellow: defines, blue: functions, green: lookups. "
                + "<input id=\"find\" placeholder=\"search\"> <button id=\"all\">whole graph</button></p>\n<svg id=\"flames\" viewBox=\"0 0 " + WIDTH + " " + height
                + "\" width=\"100%\" preserveAspectRatio=\"none\" height=\"" + height + "\">\n" + graph.boxes + "</svg>\n<pre>" + html(times.text()) + "</pre>\n<script>\n" + SCRIPT
                + "</script>\n</body></html>\n";
    }

    private static final String SCRIPT = """
            const flames = document.getElementById('flames'), boxes = [...flames.querySelectorAll('g')];
            const draw = (from, span) => boxes.forEach(g => {
              const x = (g.dataset.x - from) * 1200 / span, w = g.dataset.w * 1200 / span;
              g.style.display = w < 0.4 || x + w < 0 || x > 1200 ? 'none' : '';
              const [rect, text] = [g.querySelector('rect'), g.querySelector('text')], left = Math.max(0, x);
              rect.setAttribute('x', left); rect.setAttribute('width', Math.max(0, Math.min(1200, x + w) - left));
              text.setAttribute('x', left + 3);
              const room = Math.floor((Math.min(1200, x + w) - left - 6) / 6.6);
              text.textContent = room < 3 ? '' : g.dataset.n.slice(0, room);
            });
            boxes.forEach(g => g.addEventListener('click', () => draw(+g.dataset.x, +g.dataset.w)));
            document.getElementById('all').addEventListener('click', () => draw(0, 1200));
            document.getElementById('find').addEventListener('input', e => boxes.forEach(g =>
              g.querySelector('rect').classList.toggle('hit', e.target.value !== '' && g.dataset.n.includes(e.target.value))));
            """;

    private void draw(CompileTimes.Frame frame, double x, int level) {
        double width = frame.nanos() * unit;
        if (width < NARROWEST) {
            return;
        }
        depth = Math.max(depth, level);
        int room = (int) ((width - 6) / LETTER);
        String shown = room < 3 ? "" : frame.name().substring(0, Math.min(room, frame.name().length()));
        boxes.append(String.format(
                Locale.ROOT,
                "<g data-x=\"%.2f\" data-w=\"%.2f\" data-n=\"%s\"><title>%s: %.1f ms, %d times</title><rect class=\"%s\" x=\"%.2f\" y=\"%d\" width=\"%.2f\" height=\"%d\"/>"
                        + "<text x=\"%.2f\" y=\"%d\">%s</text></g>%n",
                x,
                width,
                html(frame.name()),
                html(frame.name()),
                frame.nanos() / MILLIS,
                frame.times(),
                colour(frame.name()),
                x,
                level * HEIGHT,
                width,
                HEIGHT - 1,
                x + 3,
                level * HEIGHT + 12,
                html(shown)));
        double at = x;
        for (CompileTimes.Frame each : frame.inner()) {
            draw(each, at, level + 1);
            at += each.nanos() * unit;
        }
    }

    private static String colour(String name) {
        return name.startsWith("function ") ? "f" : name.startsWith("lookup ") ? "l" : name.startsWith("define ") ? "d" : name.contains("[") ? "c" : "n";
    }

    private static String html(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
