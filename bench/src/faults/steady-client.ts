import type { SeededRandom } from '@astaguide/testbed/seeded-random';
import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendRequest } from '../environment/send-request';
import { generateEvent, generateVisitor, eventId } from '../load/generated-event';
import type { Ledger } from './ledger';

/** Maximum number of open requests; beyond that no events are generated. */
const MAX_UNDER_WAY = 500;
/** Interval of creating new events, in milliseconds. */
const ROUND = 20;
/** Delay before an event is sent again, in milliseconds. */
const SEND_AGAIN_AFTER = 200;
/** Timeout for a response, in milliseconds. */
const ANSWER_PATIENCE = 15_000;
/** Time to wait for outstanding events after the last one was created, in milliseconds. */
const LAST_ANSWERS = 60_000;

export interface SteadyClientOptions {
  ports: readonly number[];
  /** Events per second. */
  rate: number;
  random: SeededRandom;
  productIds: readonly number[];
  ledger: Ledger;
}

/** Sends events at a steady rate and repeats each with the same id until it is answered with 202. */
export class SteadyClient {
  /** Number of retries. */
  repeats = 0;
  /** Answers other than 202 that do not ask for a retry; there should be none. */
  readonly refusals = new Map<number, number>();
  /** Number of requests that failed without a response, by reason. */
  readonly breakOffs = new Map<string, number>();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 });
  private readonly underWay = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private made = 0;
  private givingUp = false;

  constructor(private readonly options: SteadyClientOptions) {}

  start(): void {
    const startedAt = performance.now();
    let due = 0;
    // By the clock, because rounds may be late on a busy machine.
    this.timer = setInterval(() => {
      const total = ((performance.now() - startedAt) * this.options.rate) / 1000;
      for (; due < total; due++) if (this.underWay.size < MAX_UNDER_WAY) this.launch();
    }, ROUND);
  }

  /**
   * Stops creating events and waits for those in flight.
   *
   * @returns number of events that were never accepted
   */
  async stop(): Promise<number> {
    clearInterval(this.timer);
    const late = sleep(LAST_ANSWERS, undefined, { ref: false });
    await Promise.race([Promise.all(this.underWay), late]);
    const never = this.underWay.size;
    this.giveUp();
    return never;
  }

  /** Stops immediately; open requests stay unanswered. */
  giveUp(): void {
    clearInterval(this.timer);
    this.givingUp = true;
    this.agent.destroy();
  }

  private launch(): void {
    const delivery = this.deliver().finally(() => this.underWay.delete(delivery));
    this.underWay.add(delivery);
  }

  private async deliver(): Promise<void> {
    const { random, ledger, productIds, ports } = this.options;
    const id = eventId(random, ledger.tag, ++this.made);
    const { body, headers } = describeRequest(random, id, productIds);
    const path = '/api/analytics/track';
    const options = { method: 'POST', path, headers, agent: this.agent, timeout: ANSWER_PATIENCE };
    while (!this.givingUp) {
      const port = random.pick(ports);
      const status = await sendRequest({ ...options, port }, body).catch((error: Error) => {
        this.breakOffs.set(error.message, (this.breakOffs.get(error.message) ?? 0) + 1);
        return undefined;
      });
      if (status === 202) return ledger.add(id);
      if (status !== undefined && status !== 503)
        this.refusals.set(status, (this.refusals.get(status) ?? 0) + 1);
      this.repeats++;
      await sleep(SEND_AGAIN_AFTER);
    }
  }
}

/** What a visitor who sent no event before sends. */
function describeRequest(random: SeededRandom, id: string, productIds: readonly number[]) {
  const body = JSON.stringify({ id, ...generateEvent(random, productIds) });
  const { address, userAgent, language } = generateVisitor(random);
  const visitor = { 'User-Agent': userAgent, 'Accept-Language': language, 'X-Forwarded-For': address };
  const content = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return { body, headers: { ...content, ...visitor } };
}
