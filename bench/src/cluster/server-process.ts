import { spawn, type ChildProcess } from 'node:child_process';
import type { Cleanup } from '../environment/cleanup';
import { inherited } from '../environment/node-process';

interface ServerOptions {
  program: string;
  args: string[];
  /** The account it runs as; default: the current one. */
  account?: { uid: number; gid: number };
  /** Resolves when the server responds. */
  ready: () => Promise<void>;
}

/** A server of this run that can be killed at any time and restarted with the same arguments. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  private ended: Promise<void> = Promise.resolve();

  constructor(
    private readonly cleanup: Cleanup,
    private readonly options: ServerOptions,
  ) {
    cleanup.add(() => this.end('SIGQUIT'));
  }

  get running(): boolean {
    return this.child !== undefined;
  }

  async start(): Promise<void> {
    if (this.cleanup.ending) throw new Error('The run is being ended');
    const { program, args, account, ready } = this.options;
    const child = spawn(program, args, { env: inherited(), stdio: 'ignore', detached: true, ...account });
    this.child = child;
    const release = this.cleanup.guard({ kind: 'process', pid: child.pid! });
    this.ended = new Promise((resolve) => {
      child.once('exit', () => {
        release();
        this.child = undefined;
        resolve();
      });
    });
    await Promise.race([
      ready(),
      this.ended.then(() => {
        throw new Error(`${program} did not start`);
      }),
    ]);
  }

  async end(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
    this.child?.kill(signal);
    await this.ended;
  }
}
