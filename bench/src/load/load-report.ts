/** Options of every load generator. */
export interface LoadShape {
  port: number;
  connections: number;
  /** Measured seconds, after the warm-up. */
  seconds: number;
  warmUpSeconds: number;
  /** Requests per second; default: as fast as responses arrive. */
  rate?: number;
  /** With a rate: skips requests when all connections are busy, instead of sending them late. */
  impatient?: boolean;
}

/** Builds the requests of a load generator. */
export interface LoadRequests {
  /** The status that says that a request was accepted. */
  readonly acceptedStatus: number;
  /** @param connection index of the connection that sends it */
  next(connection: number): { id: string; text: string };
}

/** Options of the load generator that sends events. */
export interface LoadOptions extends LoadShape {
  seed: number;
  /** Marks the ids of this run: three hexadecimal digits. */
  tag: string;
  productIds: number[];
  /** Event type of events other than page views. */
  action: string;
}

/** Options of a load that requests one address repeatedly. */
export interface GetLoadOptions extends LoadShape {
  path: string;
  headers: Record<string, string>;
  /** A query parameter that gets a new value with every request, to bypass caches. */
  vary?: string;
}

/** The result of a load generator. Latencies in milliseconds; a request is answered if its status is the expected one. */
export interface LoadReport {
  /** Requests sent in the measured seconds. */
  sent: number;
  /** Requests answered in the measured seconds. */
  answered: number;
  /** All requests answered, including the warm-up; each has a unique id. */
  accepted: number;
  /** Requests answered with 429 or 503 and Retry-After: they were not accepted. */
  refused: number;
  /** Ids that were sent, but neither answered nor refused. */
  unanswered: string[];
  /** Number of other responses and failures, by kind. */
  failures: Record<string, number>;
  p50: number;
  p99: number;
}

/** Number of other responses and failures. */
export function countFailures({ failures }: Pick<LoadReport, 'failures'>): number {
  return Object.values(failures).reduce((sum, count) => sum + count, 0);
}

/** Message of a load generator when the measured seconds begin or end, with the count at that moment, and its report. */
export type LoadMessage =
  { type: 'measuring' | 'ended'; accepted: number } | { type: 'finished'; report: LoadReport };
