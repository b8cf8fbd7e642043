/** What a load generator is asked to do. */
export interface LoadOptions {
  port: number;
  connections: number;
  /** Seconds that count, after the warm-up. */
  seconds: number;
  warmUpSeconds: number;
  /** Requests a second; as fast as answers come when left out. */
  rate?: number;
  /** With a rate: requests that find every connection busy are left out instead of being sent late. */
  impatient?: boolean;
  seed: number;
  /** Marks the ids of this run: three hexadecimal digits. */
  tag: string;
  productIds: number[];
  /** Event type of what is no page view. */
  action: string;
}

/** What a load generator saw. Latencies in milliseconds. */
export interface LoadReport {
  /** Requests sent in the seconds that count. */
  sent: number;
  /** Requests answered 202 in the seconds that count. */
  answered: number;
  /** Requests answered 202 in all, the warm-up included: each with an id of its own. */
  accepted: number;
  /** Requests that were answered 429 or 503 with Retry-After: their events are not taken. */
  refused: number;
  /** Ids that were sent, and neither answered 202 nor refused so. */
  unanswered: string[];
  /** How often each other answer or failure came. */
  failures: Record<string, number>;
  p50: number;
  p99: number;
}

/** What a load generator tells while it runs; `accepted` as of that moment. */
export type LoadMessage =
  | { type: 'measuring'; accepted: number }
  | { type: 'ended'; accepted: number }
  | { type: 'finished'; report: LoadReport };
