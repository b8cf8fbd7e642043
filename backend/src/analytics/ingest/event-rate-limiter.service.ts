import { Injectable } from '@nestjs/common';
import { clientAddress } from '../../http/origin/client-address';
import { TooManyRequestsError } from '../../http/errors';

/** Events that one address may send at once. */
const BURST = 300;
/** Milliseconds after which it may send one more: 5 a second. */
const INTERVAL = 200;
/**
 * Addresses that are remembered. An attacker who has more is no flood from one address, and is bounded by the
 * concurrency limit alone.
 */
const MAX_ADDRESSES = 50_000;

/**
 * How many events one address (IPv6: one /64) may send: a token bucket of 300 that gains 5 a second. Addresses are kept
 * in memory alone, until their bucket is full again and another event comes.
 *
 * Every backend process counts for itself: behind a proxy that takes them in turn, N backends let N times as much pass.
 */
@Injectable()
export class EventRateLimiter {
  /** When each address's bucket is full again, milliseconds since the process began; least recently used first. */
  private readonly fullAt = new Map<string, number>();

  /** @throws TooManyRequestsError when the address has no event left; nothing is taken then, nor where it has one */
  check(ip: string): void {
    const now = performance.now();
    this.requireToken(Math.max(now, this.fullAt.get(clientAddress(ip)) ?? 0), now);
  }

  /**
   * Takes one event off what the address has left.
   *
   * @throws TooManyRequestsError when it has none left; `retryAfter` tells when it has one
   */
  take(ip: string): void {
    const now = performance.now();
    const address = clientAddress(ip);
    const full = Math.max(now, this.fullAt.get(address) ?? 0);
    this.requireToken(full, now);
    this.fullAt.delete(address);
    this.fullAt.set(address, full + INTERVAL);
    this.forget(now);
  }

  private requireToken(full: number, now: number): void {
    const wait = full - now - (BURST - 1) * INTERVAL;
    if (wait <= 0) return;
    throw new TooManyRequestsError('Too many events from this address.', Math.ceil(wait / 1000));
  }

  /** Drops buckets that are full, which are as good as none, and the least recently used one where there are too many. */
  private forget(now: number): void {
    for (const [address, full] of this.fullAt) {
      if (full > now && this.fullAt.size <= MAX_ADDRESSES) return;
      this.fullAt.delete(address);
    }
  }
}
