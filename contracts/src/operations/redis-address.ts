/** A parsed REDIS_URL: a single server, a cluster, or sentinels. */
export type RedisAddress =
  | { kind: 'server'; url: string }
  | { kind: 'cluster'; nodes: HostPort[]; login: Login }
  | {
      kind: 'sentinel';
      sentinels: HostPort[];
      /** The primary's name in the sentinels' configuration. */
      master: string;
      database: number;
      login: Login;
      /** Password of the sentinels themselves, if they have one. */
      sentinelPassword: string | undefined;
    };

interface HostPort {
  host: string;
  port: number;
}

interface Login {
  username: string | undefined;
  password: string | undefined;
  tls: boolean;
}

const DEFAULT_PORT = 6379;
const DEFAULT_SENTINEL_PORT = 26_379;

/**
 * Parses REDIS_URL: `redis://` or `rediss://` for one server, a comma-separated list of those for a Redis Cluster, or
 * `redis+sentinel://[user:password@]host:port,host:port/master[/database][?sentinelPassword=…]`, with
 * `rediss+sentinel` for TLS.
 *
 * @throws Error whose message omits the URL, which may contain a password
 */
export function parseRedisUrl(url: string): RedisAddress {
  const sentinel = /^(rediss?)\+sentinel:\/\/(?:([^@/]*)@)?([^/?]+)\/([^/?]+)(?:\/(\d+))?(?:\?(.*))?$/.exec(
    url,
  );
  if (sentinel) return sentinelAddress(sentinel);
  const urls = url.split(',').map(serverUrl);
  if (urls.length === 1) return { kind: 'server', url };
  const first = urls[0]!;
  return {
    kind: 'cluster',
    nodes: urls.map((server) => hostPort(server, DEFAULT_PORT)),
    login: loginOf(first.protocol, first.username, first.password),
  };
}

/** Whether `parseRedisUrl` accepts a text. */
export function isRedisUrl(url: string): boolean {
  try {
    parseRedisUrl(url);
    return true;
  } catch {
    return false;
  }
}

function serverUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '') {
    throw new Error('Not the address of a Redis');
  }
  return url;
}

function hostPort({ hostname, port }: URL, defaultPort: number): HostPort {
  return { host: hostname, port: port === '' ? defaultPort : Number(port) };
}

function sentinelAddress([
  ,
  protocol,
  login = '',
  hosts,
  master,
  database,
  query,
]: RegExpExecArray): RedisAddress {
  const [username = '', ...password] = login.split(':');
  return {
    kind: 'sentinel',
    sentinels: hosts!.split(',').map((host) => hostPort(serverUrl(`redis://${host}`), DEFAULT_SENTINEL_PORT)),
    master: decodeURIComponent(master!),
    database: Number(database ?? 0),
    login: loginOf(`${protocol}:`, username, password.join(':')),
    sentinelPassword: new URLSearchParams(query).get('sentinelPassword') ?? undefined,
  };
}

function loginOf(protocol: string, username: string, password: string): Login {
  return {
    username: decodeURIComponent(username) || undefined,
    password: decodeURIComponent(password) || undefined,
    tls: protocol === 'rediss:',
  };
}
