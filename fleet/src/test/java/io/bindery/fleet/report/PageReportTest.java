package io.bindery.fleet.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.data.JsonReader;
import io.bindery.fleet.SmallSite;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Titles and values that try to end the page's data and to begin a script of their own.
class PageReportTest {
    private static final String BEGIN = "<script type=\"application/json\" id=\"data\">";

    @TempDir
    Path folder;

    @Test
    void textsStayData() {
        String hostile = "</script><script>alert(1)</script><!--<script><img src=x onerror=alert(1)>";
        SmallSite site = new SmallSite(folder).write("manifests/site.pp", "notify { 'a': message => 'x' }\n").node("n", Map.of());
        String from = site.commit();
        site.write("manifests/site.pp", "notify { 'a': message => '" + hostile + "' }\nnotify { '" + hostile + "': }\n");
        String page = new PageReport().write(site.diff(from, site.commit()));
        String data = page.substring(page.indexOf(BEGIN) + BEGIN.length());
        data = data.substring(0, data.indexOf("</script>"));
        assertThat(data).doesNotContain("<");
        assertThat(JsonReader.read(new SourceFile("page", data), ValueBuilder.VALUES).toString()).contains(hostile);
    }
}
