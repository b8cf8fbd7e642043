import { createHistogram, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadMessage, LoadReport, LoadRequests, LoadShape } from './load-report';
import { connect, type Socket } from 'node:net';

/** A keep-alive connection for one request at a time; reconnects when lost. */
class Connection {
  private socket: Socket | undefined;
  private reader = new ResponseReader();
  private closed = false;

  /**
   * @param onAnswer called with the status of each response and its Retry-After in seconds
   * @param onLost called with the reason when the connection is lost; the request in flight may have arrived
   */
  constructor(
    private readonly port: number,
    private readonly onAnswer: (status: number, retryAfter?: number) => void,
    private readonly onLost: (reason: string) => void,
  ) {}

  /** Resolves when connected; rejects if the server is unreachable. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port: this.port, host: '127.0.0.1', noDelay: true });
      let reason = 'closed by the server';
      socket.once('connect', () => {
        this.socket = socket;
        this.reader = new ResponseReader();
        resolve();
      });
      socket.on('data', (chunk) => this.receive(chunk));
      socket.on('error', (error: NodeJS.ErrnoException) => {
        reason = error.code ?? error.message;
        reject(error);
      });
      socket.on('close', () => {
        if (this.socket !== socket) return;
        this.socket = undefined;
        if (!this.closed) this.onLost(reason);
      });
    });
  }

  send(request: string): void {
    this.socket?.write(request, 'latin1');
  }

  close(): void {
    this.closed = true;
    this.socket?.destroy();
  }

  private receive(chunk: Buffer): void {
    let status: number | undefined;
    try {
      status = this.reader.push(chunk);
    } catch (error) {
      this.socket?.destroy(error as Error);
      return;
    }
    if (status !== undefined) this.onAnswer(status, this.reader.retryAfter);
  }
}

/** Time to wait for the last responses after the load ends, in milliseconds. */
const LAST_ANSWERS = 15_000;
const RECONNECT_AFTER = 100;
/** Connections opened at once; limited by the server's accept backlog. */
const OPENED_AT_ONCE = 256;

/** A connection and its request in flight. */
interface Lane {
  connection: Connection;
  number: number;
  /** Undefined while the connection is idle. */
  id: string | undefined;
  /** When the request was due. */
  since: number;
}

/** Sends requests over many connections, either back to back on each or at a steady rate over all. */
export class LoadRun {
  private readonly lanes: Lane[] = [];
  private readonly idle: Lane[] = [];
  /** Due times of requests that are waiting for an idle connection, oldest first. */
  private due: number[] = [];
  /** Microseconds, exact to four digits. */
  private readonly latencies = createHistogram({ figures: 4 });
  private readonly unanswered: string[] = [];
  private readonly failures: Record<string, number> = {};
  private sending = true;
  private measuring = false;
  private sent = 0;
  private answered = 0;
  private refused = 0;
  private accepted = 0;

  constructor(
    private readonly options: LoadShape,
    private readonly requests: LoadRequests,
  ) {}

  async run(): Promise<LoadReport> {
    const { connections, rate, seconds, warmUpSeconds } = this.options;
    for (let first = 0; first < connections; first += OPENED_AT_ONCE) {
      const length = Math.min(OPENED_AT_ONCE, connections - first);
      await Promise.all(Array.from({ length }, (_, number) => this.openLane(first + number)));
    }
    const pace = rate === undefined ? undefined : this.keepPace(rate);
    if (!pace) for (const lane of this.lanes) this.send(lane, performance.now());
    await sleep(warmUpSeconds * 1000);
    this.measuring = true;
    this.tell('measuring');
    await sleep(seconds * 1000);
    this.measuring = false;
    this.sending = false;
    clearInterval(pace);
    this.tell('ended');
    await this.lastAnswers();
    return this.report();
  }

  private tell(type: 'measuring' | 'ended'): void {
    process.send?.({ type, accepted: this.accepted } satisfies LoadMessage);
  }

  private async openLane(number: number): Promise<void> {
    const connection = new Connection(
      this.options.port,
      (status, retryAfter) => this.onAnswer(lane, status, retryAfter),
      (reason) => void this.onLost(lane, reason),
    );
    const lane: Lane = { connection, number, id: undefined, since: 0 };
    await connection.open();
    this.lanes.push(lane);
    this.idle.push(lane);
  }

  /** Sends the requests that are due, every millisecond. */
  private keepPace(rate: number): NodeJS.Timeout {
    const start = performance.now();
    let sent = 0;
    return setInterval(() => {
      const now = performance.now();
      for (const total = ((now - start) / 1000) * rate; sent < total; sent++) {
        const moment = start + (sent / rate) * 1000;
        const lane = this.idle.pop();
        if (lane) this.send(lane, moment);
        else if (!this.options.impatient) this.due.push(moment);
      }
    }, 1);
  }

  private send(lane: Lane, since: number): void {
    const request = this.requests.next(lane.number);
    if (this.measuring) this.sent++;
    lane.id = request.id;
    lane.since = since;
    lane.connection.send(request.text);
  }

  private onAnswer(lane: Lane, status: number, retryAfter: number | undefined): void {
    const now = performance.now();
    if (status === this.requests.acceptedStatus) {
      this.accepted++;
      if (this.measuring) {
        this.answered++;
        this.latencies.record(Math.max(Math.round((now - lane.since) * 1000), 1));
      }
    } else if ((status === 429 || status === 503) && retryAfter !== undefined) this.refused++;
    else this.fail(lane, `status ${status}`);
    lane.id = undefined;
    this.goOn(lane);
  }

  private async onLost(lane: Lane, reason: string): Promise<void> {
    if (lane.id !== undefined) this.fail(lane, reason);
    lane.id = undefined;
    while (this.sending) {
      try {
        await lane.connection.open();
        return this.goOn(lane);
      } catch {
        await sleep(RECONNECT_AFTER);
      }
    }
  }

  private goOn(lane: Lane): void {
    if (!this.sending) return;
    if (this.options.rate === undefined) return this.send(lane, performance.now());
    const moment = this.due.shift();
    if (moment === undefined) this.idle.push(lane);
    else this.send(lane, moment);
  }

  private fail(lane: Lane, reason: string): void {
    this.failures[reason] = (this.failures[reason] ?? 0) + 1;
    if (lane.id !== undefined) this.unanswered.push(lane.id);
  }

  private async lastAnswers(): Promise<void> {
    const deadline = performance.now() + LAST_ANSWERS;
    while (this.lanes.some((lane) => lane.id !== undefined) && performance.now() < deadline) await sleep(5);
    for (const lane of this.lanes) if (lane.id !== undefined) this.fail(lane, 'no answer');
    for (const lane of this.lanes) lane.connection.close();
  }

  private report(): LoadReport {
    return {
      sent: this.sent,
      answered: this.answered,
      accepted: this.accepted,
      refused: this.refused,
      unanswered: this.unanswered,
      failures: this.failures,
      p50: this.percentile(50),
      p99: this.percentile(99),
    };
  }

  /** Milliseconds; NaN if nothing was answered. */
  private percentile(percent: number): number {
    return this.latencies.count > 0 ? this.latencies.percentile(percent) / 1000 : Number.NaN;
  }
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Parses HTTP/1.1 responses with a Content-Length from a connection, one at a time. */
export class ResponseReader {
  /** Retry-After of the last response, in seconds; undefined if it has none. */
  retryAfter: number | undefined;
  private rest: Buffer | undefined;

  /**
   * @param chunk the next data from the connection
   * @returns the response's status once it is complete
   * @throws Error for a response without a length, or for more than one response
   */
  push(chunk: Buffer): number | undefined {
    const received = this.rest ? Buffer.concat([this.rest, chunk]) : chunk;
    const headEnd = received.indexOf(HEAD_END);
    if (headEnd < 0) {
      this.rest = received;
      return undefined;
    }
    const head = received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`An answer without a length: ${head}`);
    const end = headEnd + HEAD_END.length + Number(length);
    if (received.length < end) {
      this.rest = received;
      return undefined;
    }
    if (received.length > end) throw new Error('More was answered than asked');
    this.rest = undefined;
    const status = Number(head.slice(9, 12));
    const wait = status >= 400 ? /\r\nretry-after: *(\d+)/i.exec(head)?.[1] : undefined;
    this.retryAfter = wait === undefined ? undefined : Number(wait);
    return status;
  }
}
