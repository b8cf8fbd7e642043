/** What a load generator is asked to do. */
export interface LoadOptions {
  port: number;
  connections: number;
  /** Seconds that count, after the warm-up. */
  seconds: number;
  warmUpSeconds: number;
  /** Requests a second; as fast as answers come when left out. */
  rate?: number;
  seed: number;
  /** Marks the ids of this run: three hexadecimal digits. */
  tag: string;
  productIds: number[];
  /** Event type of what is no page view. */
  action: string;
}

/** What a load generator saw. Latencies in milliseconds. */
export interface LoadReport {
  /** Requests answered 202 in the seconds that count. */
  answered: number;
  /** Requests answered 202 in all, the warm-up included: each with an id of its own. */
  accepted: number;
  /** Ids that were sent and not answered 202. */
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
