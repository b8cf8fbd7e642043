import { Cluster, Redis, type Callback, type RedisOptions } from 'ioredis';
import { parseRedisUrl, type RedisAddress } from '@astaguide/contracts/operations/redis-address';

/** A connection to Redis: a single server, a cluster, or sentinels. */
export type RedisClient = Redis | Cluster;
type SentinelAddress = RedisAddress & { kind: 'sentinel' };

/** How often the slots of a cluster are refreshed, so that a new primary is known early. Milliseconds. */
const REFRESH_INTERVAL = 2000;
/** Timeout for connecting to a node. Milliseconds. */
const CONNECT_TIMEOUT = 2000;

const retryStrategy = (attempt: number) => Math.min(attempt * 100, 1000);

/**
 * Opens a connection to Redis. It follows MOVED and ASK in a cluster, and asks the sentinels which node is the primary.
 */
export function openRedis(redisUrl: string, options: RedisOptions): RedisClient {
  const address = parseRedisUrl(redisUrl);
  if (address.kind === 'server') return new Redis(address.url, { ...options, retryStrategy });
  if (address.kind === 'sentinel') return staysConnected(new Redis(sentinelOptions(address, options)));
  return new Cluster(address.nodes, {
    enableOfflineQueue: options.enableOfflineQueue ?? true,
    clusterRetryStrategy: retryStrategy,
    slotsRefreshInterval: REFRESH_INTERVAL,
    slotsRefreshTimeout: CONNECT_TIMEOUT,
    redisOptions: { ...options, ...loginOptions(address.login), connectTimeout: CONNECT_TIMEOUT },
  });
}

function sentinelOptions(
  { sentinels, master, database, login, sentinelPassword }: SentinelAddress,
  options: RedisOptions,
): RedisOptions {
  return {
    ...options,
    ...loginOptions(login),
    sentinels,
    name: master,
    db: database,
    ...(sentinelPassword !== undefined && { sentinelPassword }),
    ...(login.tls && { enableTLSForSentinelMode: true }),
    connectTimeout: CONNECT_TIMEOUT,
    retryStrategy,
    sentinelRetryStrategy: retryStrategy,
    failoverDetector: true,
    // The primary became a replica: reconnect to the new primary and send the command again.
    reconnectOnError: (error) => (error.message.startsWith('READONLY') ? 2 : false),
  };
}

/**
 * ioredis ends a connection for good when a failover happens while it resolves the primary. This reconnects such a
 * connection and its duplicates, which BullMQ makes, unless it was closed on purpose.
 */
function staysConnected(client: Redis): Redis {
  let isClosed = false;
  const disconnect = client.disconnect.bind(client);
  const quit = client.quit.bind(client);
  const duplicate = client.duplicate.bind(client);
  client.disconnect = (reconnect = false) => {
    isClosed ||= !reconnect;
    disconnect(reconnect);
  };
  client.quit = (callback?: Callback<'OK'>) => {
    isClosed = true;
    return quit(callback);
  };
  client.duplicate = (override) => staysConnected(duplicate(override));
  client.on('end', () => {
    // A failure is emitted as an error event, and ends here again.
    if (!isClosed) client.connect().catch(() => undefined);
  });
  return client;
}

function loginOptions({ username, password, tls }: SentinelAddress['login']) {
  return { ...(username && { username }), ...(password && { password }), ...(tls && { tls: {} }) };
}
