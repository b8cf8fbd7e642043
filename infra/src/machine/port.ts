import { createServer } from 'node:net';
import { StartError } from './start-error';

/**
 * Checks that the public port is available.
 *
 * @throws StartError that names the variable to change
 */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const code = await tryToListen(port, host);
  if (code === undefined) return;
  if (code === 'EADDRINUSE') {
    throw new StartError(
      `Port ${port} on ${host} is already in use: set PORT to another one or stop the program that uses it`,
    );
  }
  if (code === 'EACCES') throw new StartError(`PORT: no permission to listen on port ${port}`);
  throw new StartError(`HOST: cannot listen on "${host}" (${code})`);
}

/**
 * Finds a free port on 127.0.0.1.
 *
 * Chooses a port below 32768, because Linux assigns higher ports to outgoing connections, which could otherwise take
 * the port while a server is being restarted on it.
 *
 * @param preferred used if it is free
 */
export async function findFreePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isPortFree(preferred))) return preferred;
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isPortFree(port)) return port;
  }
}

async function isPortFree(port: number): Promise<boolean> {
  return (await tryToListen(port, '127.0.0.1')) === undefined;
}

/** Tries to listen on a port. @returns the error code if it fails */
function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
