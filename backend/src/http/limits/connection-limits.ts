import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from '../origin/client-address';
import { isLoopback } from '../origin/network';

/**
 * Fastify's options by which a request that is not sent whole is answered 408 and loses its connection. Milliseconds.
 *
 * 30 s are enough for an upload of 10 MiB at 3 Mbit/s; behind a proxy that reads uploads first, as the one in
 * infra/proxy does, the visitor's own line does not count.
 */
export const connectionTimeouts = {
  requestTimeout: 30_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
};

/**
 * Maximum number of open connections of an address (IPv6: of a /64). A browser opens up to six, so this allows 16
 * browsers.
 */
const MAX_CONNECTIONS = 100;

/**
 * Closes connections of an address beyond the limit, before anything is read from them. Loopback is exempt: such
 * connections come from a proxy or a program of this machine.
 */
export function limitConnections(server: Server, maxConnections = MAX_CONNECTIONS): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isLoopback(remoteAddress)) return;
    const address = clientAddress(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    if (count > maxConnections) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
