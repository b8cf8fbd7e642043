import type { TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';

/**
 * Bytes of new texts, origins and user agents that the events of one network may add a day. A new user agent is about
 * 400 bytes, so this is for hundreds of new visitors of a large shared network; values that are stored already are free.
 */
const DAILY_BUDGET = 256 * 1024;
/** Bytes of a row and of its index entries, without its text. */
const ROW_BYTES = 120;
/** This much of an event's further data is free, in bytes: what the site itself sends is rarely larger. */
const FREE_EXTRA = 256;
/** Networks that are remembered: about 100 bytes each. */
const MAX_NETWORKS = 100_000;

/** An event's sender, as the budget sees it. */
type Sender = Pick<TrackedEvent, 'ipAddress' | 'isDemo'>;

/** How much each network (/24, IPv6: /48) may still add today to what is stored once and kept. Demo data is free. */
export class TextBudget {
  private spent = new Map<string, number>();
  private day = '';

  /** @param now the current time in milliseconds */
  constructor(private readonly now: () => number = Date.now) {}

  /** Whether a new row with this text may be added for the sender; then it is charged. */
  takeRow(sender: Sender, text: string): boolean {
    return this.take(sender, ROW_BYTES + Buffer.byteLength(text));
  }

  /** Whether further data may be stored with an event of the sender. */
  takeExtra(sender: Sender, extra: object): boolean {
    const bytes = Buffer.byteLength(JSON.stringify(extra));
    return bytes <= FREE_EXTRA || this.take(sender, bytes - FREE_EXTRA);
  }

  private take({ ipAddress, isDemo }: Sender, bytes: number): boolean {
    if (isDemo) return true;
    const day = new Date(this.now()).toISOString().slice(0, 10);
    if (this.day !== day || this.spent.size >= MAX_NETWORKS) this.spent = new Map();
    this.day = day;
    const network = ipAddress ?? '';
    const spent = (this.spent.get(network) ?? 0) + bytes;
    if (spent > DAILY_BUDGET) return false;
    this.spent.set(network, spent);
    return true;
  }
}
