/** Options of a load generator. */
export interface LoadOptions {
  port: number;
  connections: number;
  /** Measured seconds, after the warm-up. */
  seconds: number;
  warmUpSeconds: number;
  /** Requests per second; default: as fast as responses arrive. */
  rate?: number;
  /** With a rate: skips requests when all connections are busy, instead of sending them late. */
  impatient?: boolean;
  seed: number;
  /** Marks the ids of this run: three hexadecimal digits. */
  tag: string;
  productIds: number[];
  /** Event type of events other than page views. */
  action: string;
}

/** The result of a load generator. Latencies in milliseconds. */
export interface LoadReport {
  /** Requests sent in the measured seconds. */
  sent: number;
  /** Requests answered with 202 in the measured seconds. */
  answered: number;
  /** All requests answered with 202, including the warm-up; each has a unique id. */
  accepted: number;
  /** Requests answered with 429 or 503 and Retry-After: their events were not accepted. */
  refused: number;
  /** Ids that were sent, but neither answered with 202 nor refused. */
  unanswered: string[];
  /** Number of other responses and failures, by kind. */
  failures: Record<string, number>;
  p50: number;
  p99: number;
}

/** Message of a load generator when the measured seconds begin or end; `accepted` is the count at that moment. */
export interface LoadMessage {
  type: 'measuring' | 'ended';
  accepted: number;
}
