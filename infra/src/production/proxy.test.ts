import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../launcher/machine';

const source = join(__dirname, '../../proxy');
const found = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
if (found.status !== 0) console.log('nginx is not on this machine: the proxy is not tried');

(found.status === 0 ? describe : describe.skip)('the proxy', () => {
  let folder: string;
  const asked: IncomingMessage[] = [];
  let backend: Server;
  let proxy: ChildProcess;
  let url: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'astaguide-proxy-'));
    backend = createServer((request, answer) => {
      asked.push(request);
      if (request.url === '/api/analytics/live') {
        answer.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
        return;
      }
      const lasting = request.url!.startsWith('/assets/') || request.url!.startsWith('/uploads/');
      answer.writeHead(200, {
        'content-type': 'application/json',
        ...(lasting && { 'cache-control': 'public, max-age=31536000, immutable' }),
      });
      answer.end(JSON.stringify({ text: 'x'.repeat(5000) }));
    });
    const [site, health] = [await findFreePort(), await findFreePort()];
    writeConfiguration(await listen(backend), { site, health });
    url = `http://127.0.0.1:${site}`;
    proxy = spawn('nginx', ['-c', join(folder, 'http.conf'), '-g', 'daemon off;', '-p', folder]);
    let complaint = '';
    proxy.stderr!.on('data', (text) => (complaint += String(text)));
    for (let turn = 0; turn < 200; turn++) {
      if (await fetch(`http://127.0.0.1:${health}/`).catch(() => undefined)) return;
      await sleep(50);
    }
    throw new Error(`nginx did not start: ${complaint}`);
  }, 20_000);

  beforeEach(() => (asked.length = 0));

  afterAll(async () => {
    const ended = new Promise((resolve) => proxy.once('exit', resolve));
    if (proxy.exitCode === null && proxy.kill('SIGTERM')) await ended;
    backend.closeAllConnections();
    backend.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Writes the container's configuration files with the test's folders, ports and backend. */
  function writeConfiguration(backendPort: number, ports: { site: number; health: number }): void {
    mkdirSync(join(folder, 'tmp'));
    // When started by root, nginx runs its workers as another user.
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'mime.types'), 'types { text/html html; }\n');
    for (const name of readdirSync(source).filter((file) => file.endsWith('.conf'))) {
      const text = readFileSync(join(source, name), 'utf8')
        .replaceAll(' /tmp/', ` ${folder}/tmp/`)
        .replaceAll('/etc/astaguide', folder)
        .replaceAll('/etc/nginx', folder)
        .replace('/dev/stdout', join(folder, 'access.log'))
        .replace('listen 8080', `listen 127.0.0.1:${ports.site}`)
        .replace('127.0.0.1:8081', `127.0.0.1:${ports.health}`)
        .replace('backend:3000 resolve', `127.0.0.1:${backendPort}`);
      writeFileSync(join(folder, name), text);
    }
  }

  it('sends the address of the connection, not what the visitor claims', async () => {
    await fetch(`${url}/`, { headers: { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' } });
    expect(asked[0]!.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(asked[0]!.headers).not.toHaveProperty('forwarded');
  });

  it.each(['/metrics', '/metrics/', '/metrics?x', '//metrics', '/%6Detrics', '/./metrics'])(
    'keeps %s to the inside',
    async (path) => {
      expect((await rawGet(path)).split('\r\n', 1)[0]).toContain('404');
      expect(asked).toEqual([]);
    },
  );

  it('compresses what comes as it is', async () => {
    const answer = await fetch(`${url}/api/products`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect((await answer.json()).text).toHaveLength(5000);
  });

  it('keeps static files, one for each coding, and asks for nothing else twice', async () => {
    for (const coding of ['gzip', 'br', 'br, gzip', 'gzip']) {
      await (await fetch(`${url}/assets/a.js`, { headers: { 'accept-encoding': coding } })).text();
    }
    expect(asked.filter(({ url: path }) => path === '/assets/a.js')).toHaveLength(2);
    for (let time = 0; time < 2; time++) await (await fetch(`${url}/api/products`)).text();
    expect(asked.filter(({ url: path }) => path === '/api/products')).toHaveLength(2);
  });

  it('passes events on as they come', async () => {
    const ending = new AbortController();
    const { body } = await fetch(`${url}/api/analytics/live`, { signal: ending.signal });
    const { value } = await body!.getReader().read();
    expect(Buffer.from(value!).toString()).toBe('data: first\n\n');
    ending.abort();
  });

  it('takes a picture of 10 MiB with its form, and refuses more as a problem', async () => {
    const post = (size: number) => fetch(`${url}/api/images`, { method: 'POST', body: Buffer.alloc(size) });
    expect((await post(10 * 1024 * 1024 + 64 * 1024)).status).toBe(200);
    const refused = await post(12 * 1024 * 1024);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([413, 'application/problem+json']);
  });

  it('writes no address of a visitor down', async () => {
    await fetch(`${url}/api/products?email=someone@example.com`);
    await sleep(50);
    const log = readFileSync(join(folder, 'access.log'), 'utf8');
    expect(log).toContain('GET /api/products 200');
    expect(log).not.toMatch(/someone|127\.0\.0\.1/);
  });

  // Other loopback addresses represent other visitors; macOS has only 127.0.0.1.
  (process.platform === 'darwin' ? describe.skip : describe)('with several visitors', () => {
    const address = '127.0.0.2';

    it('limits the open connections of one address', async () => {
      const streams = Array.from({ length: 210 }, () => callFrom(address, 'GET', '/api/analytics/live'));
      const answers = await Promise.all(streams);
      for (const { answer } of answers) answer.destroy();
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(200);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    });

    it.each([
      ['127.0.0.3', '/api/analytics/track', 300],
      ['127.0.0.4', '/api/auth/login', 20],
      ['127.0.0.5', '/api/newsletter', 20],
      ['127.0.0.6', '/api/chat', 30],
      ['127.0.0.7', '/api/products', 400],
    ])('asks %s for patience after a burst of calls of %s, more than %d', async (flooding, path, burst) => {
      const answers: Awaited<ReturnType<typeof callFrom>>[] = [];
      // On a busy machine this takes longer, so the rate limit lets more requests through.
      while (!answers.some(({ status }) => status !== 200) && answers.length < 4000) {
        const together = Array.from({ length: 60 }, () => callFrom(flooding, 'POST', path));
        answers.push(...(await Promise.all(together)));
        for (const { answer } of answers) answer.resume();
      }
      const passed = answers.filter(({ status }) => status === 200).length;
      expect(passed).toBeGreaterThan(burst);
      // The limit of all requests together is higher and is not checked.
      if (path !== '/api/products') expect(passed).toBeLessThan(400);
      expect(asked).toHaveLength(passed);
      const { status, answer } = answers.find((one) => one.status !== 200)!;
      expect([status, answer.headers['retry-after'], answer.headers['content-type']]).toEqual([
        429,
        '10',
        'application/problem+json',
      ]);
      // The limit of one route does not affect other routes.
      if (path !== '/api/products') expect((await callFrom(flooding, 'GET', '/')).status).toBe(200);
      expect((await callFrom(address, 'POST', path)).status).toBe(200);
    });
  });

  it('says when to come again while no backend answers', async () => {
    backend.closeAllConnections();
    await new Promise((resolve) => backend.close(resolve));
    const answer = await fetch(`${url}/api/products`);
    expect([answer.status, answer.headers.get('retry-after'), (await answer.json()).status]).toEqual([
      503,
      '5',
      503,
    ]);
  });

  function callFrom(address: string, method: string, path: string) {
    return new Promise<{ status: number; answer: IncomingMessage }>((resolve, reject) => {
      const call = request(`${url}${path}`, { method, localAddress: address, agent: false }, (answer) =>
        resolve({ status: answer.statusCode!, answer }),
      );
      call.once('error', reject).end();
    });
  }

  /** Sends a path unchanged; fetch would normalise it. */
  async function rawGet(path: string): Promise<string> {
    const { connect } = await import('node:net');
    return new Promise((resolve, reject) => {
      let text = '';
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
      );
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.once('close', () => resolve(text)).once('error', reject);
    });
  }
});

function listen(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}
