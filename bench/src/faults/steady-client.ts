import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventId } from '../load/event-id';
import { generateEvent, generateVisitor } from '../load/generated-event';
import { pick, type Random } from '../random';
import type { Ledger } from './ledger';

/** Events under way at the most; while so many wait, no new ones are made. */
const MAX_UNDER_WAY = 500;
/** Milliseconds between two rounds of new events. */
const ROUND = 20;
/** Milliseconds before an event is sent again, as a patient browser would. */
const SEND_AGAIN_AFTER = 200;
/** An answer that takes longer is not waited for. Milliseconds. */
const ANSWER_PATIENCE = 15_000;
/** Events not taken so long after the last one was made are given up. Milliseconds. */
const LAST_ANSWERS = 60_000;

export interface SteadyClientOptions {
  ports: readonly number[];
  /** Events a second. */
  rate: number;
  random: Random;
  productIds: readonly number[];
  ledger: Ledger;
}

/** Sends events at a steady rate, and each again with the same id until it is answered with 202. */
export class SteadyClient {
  /** How often an event was sent again. */
  repeats = 0;
  /** Answers other than 202 that are no plea to come back: nothing should ever cause one. */
  readonly refusals = new Map<number, number>();
  /** Why calls broke off without an answer, and how often. */
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
    // By the clock: on a busy machine a round may come late.
    this.timer = setInterval(() => {
      const total = ((performance.now() - startedAt) * this.options.rate) / 1000;
      for (; due < total; due++) if (this.underWay.size < MAX_UNDER_WAY) this.launch();
    }, ROUND);
  }

  /**
   * Makes no more events, and waits until those under way are answered.
   *
   * @returns how many never were
   */
  async stop(): Promise<number> {
    clearInterval(this.timer);
    const late = sleep(LAST_ANSWERS, undefined, { ref: false });
    await Promise.race([Promise.all(this.underWay), late]);
    const never = this.underWay.size;
    this.giveUp();
    return never;
  }

  /** Ends at once; what is not answered stays so. */
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
    const body = JSON.stringify({ id, ...generateEvent(random, productIds) });
    const { address, userAgent, language } = generateVisitor(random);
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': userAgent,
      'Accept-Language': language,
      'X-Forwarded-For': address,
    };
    while (!this.givingUp) {
      const status = await post(this.agent, pick(random, ports), headers, body).catch((error: Error) => {
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

/** Posts to the tracking route. */
export function post(
  agent: Agent | undefined,
  port: number,
  headers: Record<string, string | number>,
  body: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/api/analytics/track',
        headers,
        agent,
        timeout: ANSWER_PATIENCE,
      },
      (answer) => {
        answer.resume();
        answer.once('error', reject);
        answer.once('end', () => resolve(answer.statusCode!));
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('No answer in time')));
    sent.once('error', reject);
    sent.end(body);
  });
}
