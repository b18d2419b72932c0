import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigInteger;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.openssl.PEMKeyPair;
import org.bouncycastle.openssl.PEMParser;
import org.bouncycastle.openssl.jcajce.JcaPEMKeyConverter;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/// A fleet of Puppet agents without the agents: virtual threads that open TLS connections with a certificate of their own and send the five
/// requests of a run in which nothing changed, as recorded from Puppet 7.23. Loopback only.
///
/// `Fleet CA_CERT CA_KEY PORT PID MODE key=value...` prints one line of `key=value` figures. PID is the server's process, whose processor time
/// and memory are read from `/proc`. Modes:
///
///     runs      environment= node= facts= resources= clients= warm= count= seconds=   node runs in a closed loop
///     plugins   environment= node= warm= count=                       only the listing of all plugins
///     first     environment= node= facts=                             one catalog
///     interval  ... agents= interval= seconds=                        each agent runs once in an interval, evenly spread
///     stampede  ... agents= within=                                   all agents begin within some seconds and follow Retry-After
///     health    until=FILE                                            asks for the status ten times a second until there is such a file
final class Fleet {
    private final X509Certificate authority;
    private final PrivateKey authorityKey;
    private final int port;
    private final long pid;
    private final List<String> settings;

    private Fleet(String[] line) throws Exception {
        try (InputStream in = Files.newInputStream(Path.of(line[0]))) {
            authority = (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(in);
        }
        try (PEMParser pem = new PEMParser(Files.newBufferedReader(Path.of(line[1])))) {
            Object key = pem.readObject();
            JcaPEMKeyConverter converter = new JcaPEMKeyConverter();
            authorityKey = key instanceof PEMKeyPair pair
                    ? converter.getPrivateKey(pair.getPrivateKeyInfo())
                    : converter.getPrivateKey((org.bouncycastle.asn1.pkcs.PrivateKeyInfo) key);
        }
        port = Integer.parseInt(line[2]);
        pid = Long.parseLong(line[3]);
        settings = Arrays.asList(line).subList(5, line.length);
    }

    public static void main(String[] line) throws Exception {
        Fleet fleet = new Fleet(line);
        switch (line[4]) {
            case "runs" -> fleet.runs();
            case "plugins" -> fleet.plugins();
            case "first" -> fleet.first();
            case "interval" -> fleet.interval();
            case "stampede" -> fleet.stampede();
            case "health" -> fleet.health();
            default -> throw new IllegalArgumentException("no mode " + line[4]);
        }
    }

    private String text(String name, String otherwise) {
        return settings.stream().filter(each -> each.startsWith(name + "=")).map(each -> each.substring(name.length() + 1)).findFirst().orElse(otherwise);
    }

    private int number(String name, int otherwise) {
        return Integer.parseInt(text(name, Integer.toString(otherwise)));
    }

    /// Processor milliseconds of the server so far, of its children too.
    private long processor() throws IOException {
        String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        long ticks = 0;
        for (int at = 11; at <= 14; at++) {
            ticks += Long.parseLong(fields[at]);
        }
        return ticks * 10;
    }

    private long memoryMegabytes() throws IOException {
        for (String each : Files.readAllLines(Path.of("/proc/" + pid + "/status"))) {
            if (each.startsWith("VmRSS:")) {
                return Long.parseLong(each.replaceAll("\\D", "")) / 1024;
            }
        }
        return 0;
    }

    // ---- identities

    private KeyPair agentKey;
    private long serial = System.nanoTime();

    private String signature() {
        return authorityKey.getAlgorithm().startsWith("EC") ? "SHA256withECDSA" : "SHA256withRSA";
    }

    private Identity identity(String name) throws Exception {
        if (agentKey == null) {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(2048);
            agentKey = generator.generateKeyPair();
        }
        JcaX509v3CertificateBuilder builder = new JcaX509v3CertificateBuilder(
                authority,
                BigInteger.valueOf(serial++),
                Date.from(Instant.now().minus(Duration.ofDays(1))),
                Date.from(Instant.now().plus(Duration.ofDays(2))),
                new javax.security.auth.x500.X500Principal("CN=" + name),
                agentKey.getPublic());
        X509Certificate certificate =
                new JcaX509CertificateConverter().getCertificate(builder.build(new JcaContentSignerBuilder(signature()).build(authorityKey)));
        KeyStore own = KeyStore.getInstance("PKCS12");
        own.load(null, null);
        own.setKeyEntry("agent", agentKey.getPrivate(), new char[0], new Certificate[] {certificate});
        KeyManagerFactory keys = KeyManagerFactory.getInstance("PKIX");
        keys.init(own, new char[0]);
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("ca", authority);
        TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
        trust.init(trusted);
        return new Identity(keys.getKeyManagers(), trust.getTrustManagers());
    }

    /// What an agent proves itself by. Every connection begins with a whole handshake: an agent is a new process for each run and resumes nothing.
    private record Identity(KeyManager[] keys, TrustManager[] trust) {
        SSLContext context() throws IOException {
            try {
                SSLContext context = SSLContext.getInstance("TLS");
                context.init(keys, trust, null);
                return context;
            } catch (java.security.GeneralSecurityException unsupported) {
                throw new IOException(unsupported);
            }
        }
    }

    // ---- one connection

    private record Answer(int status, String retryAfter, byte[] body) {}

    private final class Connection implements AutoCloseable {
        private final SSLSocket socket;
        private final InputStream in;
        private final OutputStream out;

        Connection(Identity identity) throws IOException {
            Socket plain = new Socket();
            plain.connect(new InetSocketAddress("127.0.0.1", port), 60_000);
            plain.setTcpNoDelay(true);
            socket = (SSLSocket) identity.context().getSocketFactory().createSocket(plain, "localhost", port, true);
            socket.setSoTimeout(600_000);
            socket.startHandshake();
            in = new BufferedInputStream(socket.getInputStream(), 1 << 14);
            out = socket.getOutputStream();
        }

        Answer send(String method, String target, String accept, String type, byte[] body) throws IOException {
            StringBuilder head = new StringBuilder()
                    .append(method).append(' ').append(target).append(" HTTP/1.1\r\n")
                    .append("X-Puppet-Version: 7.23.0\r\nUser-Agent: Puppet/7.23.0 Ruby/3.1.2-p20 (x86_64-linux-gnu)\r\n")
                    .append("Accept-Encoding: gzip;q=1.0,deflate;q=0.6,identity;q=0.3\r\nHost: localhost:").append(port)
                    .append("\r\nAccept: ").append(accept).append("\r\n");
            if (type != null) {
                head.append("Content-Type: ").append(type).append("\r\nContent-Length: ").append(body.length).append("\r\n");
            }
            byte[] first = head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
            byte[] whole = type == null ? first : Arrays.copyOf(first, first.length + body.length);
            if (type != null) {
                System.arraycopy(body, 0, whole, first.length, body.length);
            }
            out.write(whole);
            out.flush();
            return answer();
        }

        private Answer answer() throws IOException {
            String first = line();
            int status = Integer.parseInt(first.split(" ")[1]);
            int length = 0;
            boolean chunked = false;
            String retry = "1";
            for (String header = line(); !header.isEmpty(); header = line()) {
                String lower = header.toLowerCase(Locale.ROOT);
                if (lower.startsWith("content-length:")) {
                    length = Integer.parseInt(header.substring(15).strip());
                } else if (lower.startsWith("transfer-encoding:") && lower.contains("chunked")) {
                    chunked = true;
                } else if (lower.startsWith("retry-after:")) {
                    retry = header.substring(12).strip();
                }
            }
            return new Answer(status, retry, chunked ? chunks() : in.readNBytes(length));
        }

        private byte[] chunks() throws IOException {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int size = Integer.parseInt(line().strip(), 16); size > 0; size = Integer.parseInt(line().strip(), 16)) {
                all.write(in.readNBytes(size));
                line();
            }
            line();
            return all.toByteArray();
        }

        private String line() throws IOException {
            StringBuilder line = new StringBuilder();
            for (int each = in.read(); each != '\n'; each = in.read()) {
                if (each < 0) {
                    throw new IOException("the server closed the connection");
                }
                if (each != '\r') {
                    line.append((char) each);
                }
            }
            return line.toString();
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    // ---- one run

    private static final String JSON = "application/json, text/pson";
    private static final String IGNORE = "&ignore=.svn&ignore=CVS&ignore=.git&ignore=.hg";

    /// What an agent sends.
    private record Agent(String name, Identity identity, String environment, byte[] facts, byte[] report) {}

    private Agent agent(String name) throws Exception {
        String environment = text("environment", "production");
        String values = Files.readString(Path.of(text("facts", "/dev/null"))).strip();
        if (values.contains("\"values\":")) {
            values = values.substring(values.indexOf("\"values\":") + 9, values.lastIndexOf('}'));
        }
        String facts = "{\"name\":\"" + name + "\",\"values\":" + (values.isEmpty() ? "{}" : values) + ",\"timestamp\":\"2026-11-15T18:00:00.000000000+00:00\"}";
        String escaped = URLEncoder.encode(URLEncoder.encode(facts, StandardCharsets.UTF_8).replace("+", "%20"), StandardCharsets.UTF_8);
        String form = "environment=" + environment + "&facts_format=application%2Fjson&facts=" + escaped
                + "&configured_environment=" + environment + "&check_environment=true&transaction_uuid=71b2f6d1-5e0c-4f0e-9d0a-0a6f4f1c2d3e"
                + "&job_uuid=&static_catalog=true&checksum_type=sha256.sha256lite.md5.md5lite.sha1.sha1lite.sha512.sha384.sha224.mtime.ctime.none";
        return new Agent(name, identity(name), environment, form.getBytes(StandardCharsets.UTF_8), report(name, environment).getBytes(StandardCharsets.UTF_8));
    }

    /// The report of a run in which nothing changed: a status for each resource.
    private String report(String name, String environment) {
        StringBuilder report = new StringBuilder("{\"host\":\"" + name + "\",\"time\":\"2026-11-15T18:00:00.000000000+00:00\",\"configuration_version\":1763230000,"
                + "\"transaction_uuid\":\"71b2f6d1-5e0c-4f0e-9d0a-0a6f4f1c2d3e\",\"report_format\":12,\"puppet_version\":\"7.23.0\",\"status\":\"unchanged\","
                + "\"transaction_completed\":true,\"noop\":false,\"noop_pending\":false,\"environment\":\"" + environment + "\","
                + "\"logs\":[{\"level\":\"notice\",\"message\":\"Applied catalog in 0.02 seconds\",\"source\":\"Puppet\",\"tags\":[\"notice\"],"
                + "\"time\":\"2026-11-15T18:00:01.000000000+00:00\",\"file\":null,\"line\":null}],\"metrics\":{\"resources\":{\"name\":\"resources\",\"label\":\"Resources\","
                + "\"values\":[[\"total\",\"Total\",10],[\"skipped\",\"Skipped\",0],[\"failed\",\"Failed\",0]]}},\"resource_statuses\":{");
        for (int at = 0; at < number("resources", 15); at++) {
            report.append(at == 0 ? "" : ",").append("\"File[/srv/some/where/file" + at + "]\":{\"title\":\"/srv/some/where/file" + at + "\",\"file\":\"/etc/puppet/code/environments/"
                    + environment + "/manifests/site.pp\",\"line\":" + at + ",\"resource\":\"File[/srv/some/where/file" + at + "]\",\"resource_type\":\"File\",\"provider_used\":\"posix\","
                    + "\"containment_path\":[\"Stage[main]\",\"Main\",\"File[/srv/some/where/file" + at + "]\"],\"evaluation_time\":0.000431,\"tags\":[\"file\",\"class\"],"
                    + "\"time\":\"2026-11-15T18:00:00.900000000+00:00\",\"failed\":false,\"failed_to_restart\":false,\"changed\":false,\"out_of_sync\":false,\"skipped\":false,"
                    + "\"change_count\":0,\"out_of_sync_count\":0,\"events\":[],\"corrective_change\":false}");
        }
        return report.append("},\"corrective_change\":false,\"cached_catalog_status\":\"not_used\"}").toString();
    }

    private String listing(String mount, String more, Agent agent) {
        return "/puppet/v3/file_metadatas/" + mount + "?" + more + "&checksum_type=sha256&environment=" + agent.environment;
    }

    /// The five requests of a run on one connection. Answers that are no success are thrown, but for 503.
    private Answer run(Agent agent) throws IOException {
        try (Connection connection = new Connection(agent.identity)) {
            require(connection.send("GET", listing("plugins", "recurse=false&links=manage&source_permissions=ignore", agent), JSON, null, null));
            require(connection.send("GET", listing("pluginfacts", "recurse=true&max_files=-1" + IGNORE + "&links=follow&source_permissions=use", agent), JSON, null, null));
            require(connection.send("GET", plugins(agent), JSON, null, null));
            Answer catalog = catalog(connection, agent);
            if (catalog.status == 503) {
                return catalog;
            }
            require(catalog);
            require(connection.send("PUT", "/puppet/v3/report/" + agent.name + "?environment=" + agent.environment, JSON, "application/json", agent.report));
            return catalog;
        }
    }

    private String plugins(Agent agent) {
        return listing("plugins", "recurse=true&max_files=-1" + IGNORE + "&links=follow&source_permissions=ignore", agent);
    }

    private static Answer catalog(Connection connection, Agent agent) throws IOException {
        return connection.send(
                "POST",
                "/puppet/v3/catalog/" + agent.name + "?environment=" + agent.environment,
                "application/vnd.puppet.rich+json, application/json, text/pson",
                "application/x-www-form-urlencoded",
                agent.facts);
    }

    private static void require(Answer answer) throws IOException {
        if (answer.status != 200) {
            throw new IOException("status " + answer.status + ": " + new String(answer.body, 0, Math.min(300, answer.body.length), StandardCharsets.UTF_8));
        }
    }

    // ---- modes

    private void runs() throws Exception {
        Agent agent = agent(text("node", "node.perf.test"));
        int clients = number("clients", 2);
        long deadline = System.nanoTime() + number("seconds", 600) * 1_000_000_000L;
        loop(agent, clients, number("warm", 20), deadline - number("seconds", 600) * 500_000_000L);
        long before = processor();
        long begun = System.nanoTime();
        List<Long> times = loop(agent, clients, number("count", 20), deadline);
        double spent = processor() - before;
        System.out.printf(Locale.ROOT, "runs=%d cpu_ms_per_run=%.2f per_cpu_second=%.2f p50_ms=%d p99_ms=%d per_second=%.2f rss_mb=%d%n",
                times.size(), spent / times.size(), 1000.0 * times.size() / spent, quantile(times, 0.5), quantile(times, 0.99),
                times.size() * 1e9 / (System.nanoTime() - begun), memoryMegabytes());
    }

    private List<Long> loop(Agent agent, int clients, int count, long deadline) throws Exception {
        AtomicInteger left = new AtomicInteger(count);
        List<Long> times = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        List<Throwable> failures = new ArrayList<>();
        for (int at = 0; at < clients; at++) {
            threads.add(Thread.ofVirtual().start(() -> {
                while (left.getAndDecrement() > 0 && System.nanoTime() < deadline) {
                    long begun = System.nanoTime();
                    try {
                        require(run(agent));
                    } catch (IOException failed) {
                        synchronized (failures) {
                            failures.add(failed);
                        }
                        return;
                    }
                    synchronized (times) {
                        times.add((System.nanoTime() - begun) / 1_000_000);
                    }
                }
            }));
        }
        for (Thread each : threads) {
            each.join();
        }
        if (!failures.isEmpty()) {
            throw new IOException("a run failed", failures.getFirst());
        }
        return times;
    }

    private static long quantile(List<Long> times, double share) {
        List<Long> sorted = times.stream().sorted().toList();
        return sorted.isEmpty() ? 0 : sorted.get((int) Math.min(sorted.size() - 1, Math.floor(sorted.size() * share)));
    }

    private void plugins() throws Exception {
        Agent agent = agent(text("node", "node.perf.test"));
        int size = 0;
        try (Connection connection = new Connection(agent.identity)) {
            for (int at = 0; at < number("warm", 20); at++) {
                Answer answer = connection.send("GET", plugins(agent), JSON, null, null);
                require(answer);
                size = answer.body.length;
            }
            long before = processor();
            for (int at = 0; at < number("count", 20); at++) {
                require(connection.send("GET", plugins(agent), JSON, null, null));
            }
            System.out.printf(Locale.ROOT, "requests=%d cpu_ms=%.3f bytes=%d%n", number("count", 20), (processor() - before) / (double) number("count", 20), size);
        }
    }

    private void first() throws Exception {
        Agent agent = agent(text("node", "node.perf.test"));
        try (Connection connection = new Connection(agent.identity)) {
            require(catalog(connection, agent));
        }
        System.out.printf("cpu_ms=%d rss_mb=%d%n", processor(), memoryMegabytes());
    }

    private List<Agent> agents(int count) throws Exception {
        List<Agent> agents = new ArrayList<>();
        for (int at = 0; at < count; at++) {
            agents.add(agent("agent%04d.perf.test".formatted(at)));
        }
        return agents;
    }

    /// What a watcher of the server's health saw.
    private final class Health extends Thread {
        private final AtomicLong slowest = new AtomicLong();
        private final AtomicLong slowestNew = new AtomicLong();
        private final List<Long> times = new ArrayList<>();
        private final AtomicInteger failures = new AtomicInteger();
        private final AtomicInteger asked = new AtomicInteger();
        private volatile boolean ended;
        private final Identity identity;

        Health() throws Exception {
            identity = identity("health.perf.test");
        }

        @Override
        public void run() {
            while (!ended) {
                long begun = System.nanoTime();
                try (Connection connection = new Connection(identity)) {
                    require(connection.send("GET", "/status/v1/simple", "*/*", null, null));
                    note(slowestNew, begun);
                    // A watcher that keeps its connection for a second, then one that comes anew.
                    for (int at = 0; at < 10 && !ended; at++) {
                        Thread.sleep(100);
                        begun = System.nanoTime();
                        require(connection.send("GET", "/status/v1/simple", "*/*", null, null));
                        note(slowest, begun);
                    }
                } catch (IOException failed) {
                    failures.incrementAndGet();
                } catch (InterruptedException stopped) {
                    return;
                }
            }
        }

        private void note(AtomicLong most, long begun) {
            long millis = (System.nanoTime() - begun) / 1_000_000;
            most.accumulateAndGet(millis, Math::max);
            times.add(millis);
            asked.incrementAndGet();
        }

        String end() throws InterruptedException {
            ended = true;
            join(5_000);
            return "health_asked=" + asked + " health_failures=" + failures + " health_p99_ms=" + quantile(times, 0.99) + " health_slowest_ms=" + slowest
                    + " health_new_connection_slowest_ms=" + slowestNew;
        }
    }

    private void health() throws Exception {
        Health health = new Health();
        health.start();
        while (!Files.exists(Path.of(text("until", "/")))) {
            Thread.sleep(200);
        }
        System.out.println(health.end());
    }

    private void interval() throws Exception {
        List<Agent> agents = agents(number("agents", 2000));
        long interval = number("interval", 1800) * 1_000_000_000L;
        long ends = System.nanoTime() + number("seconds", 300) * 1_000_000_000L;
        Random random = new Random(1);
        List<Long> times = new ArrayList<>();
        AtomicInteger errors = new AtomicInteger();
        AtomicInteger refused = new AtomicInteger();
        Health health = new Health();
        health.setDaemon(true);
        health.start();
        long before = processor();
        long begun = System.nanoTime();
        List<Thread> threads = new ArrayList<>();
        for (Agent agent : agents) {
            long offset = (long) (random.nextDouble() * interval);
            threads.add(Thread.ofVirtual().start(() -> {
                for (long next = begun + offset; next < ends; next += interval) {
                    try {
                        Thread.sleep(Duration.ofNanos(Math.max(0, next - System.nanoTime())));
                        long started = System.nanoTime();
                        if (run(agent).status == 503) {
                            refused.incrementAndGet();
                        }
                        synchronized (times) {
                            times.add((System.nanoTime() - started) / 1_000_000);
                        }
                    } catch (IOException failed) {
                        System.err.println(failed);
                        errors.incrementAndGet();
                    } catch (InterruptedException stopped) {
                        return;
                    }
                }
            }));
        }
        for (Thread each : threads) {
            each.join();
        }
        System.out.printf(Locale.ROOT, "runs=%d errors=%d refused=%d p50_ms=%d p99_ms=%d cpu_percent=%.1f rss_mb=%d %s%n",
                times.size(), errors.get(), refused.get(), quantile(times, 0.5), quantile(times, 0.99),
                (processor() - before) * 100.0 / ((System.nanoTime() - begun) / 1e6), memoryMegabytes(), health.end());
    }

    private void stampede() throws Exception {
        List<Agent> agents = agents(number("agents", 1000));
        long within = number("within", 10) * 1_000_000_000L;
        Random random = new Random(2);
        List<Long> times = new ArrayList<>();
        AtomicInteger errors = new AtomicInteger();
        AtomicInteger refused = new AtomicInteger();
        Health health = new Health();
        health.setDaemon(true);
        health.start();
        CountDownLatch done = new CountDownLatch(agents.size());
        long begun = System.nanoTime();
        for (Agent agent : agents) {
            long offset = (long) (random.nextDouble() * within);
            Thread.ofVirtual().start(() -> {
                try {
                    Thread.sleep(Duration.ofNanos(offset));
                    long started = System.nanoTime();
                    for (Answer answer = run(agent); answer.status == 503; answer = run(agent)) {
                        refused.incrementAndGet();
                        Thread.sleep(Duration.ofSeconds(Long.parseLong(answer.retryAfter)));
                    }
                    synchronized (times) {
                        times.add((System.nanoTime() - started) / 1_000_000);
                    }
                } catch (IOException failed) {
                    System.err.println(agent.name + ": " + failed);
                    errors.incrementAndGet();
                } catch (InterruptedException stopped) {
                    return;
                } finally {
                    done.countDown();
                }
            });
        }
        done.await();
        System.out.printf(Locale.ROOT, "done=%d errors=%d refused_503=%d seconds=%.1f p50_ms=%d p99_ms=%d rss_mb=%d %s%n",
                times.size(), errors.get(), refused.get(), (System.nanoTime() - begun) / 1e9, quantile(times, 0.5), quantile(times, 0.99),
                memoryMegabytes(), health.end());
    }
}
