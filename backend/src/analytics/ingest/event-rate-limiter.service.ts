import { Injectable } from '@nestjs/common';
import { clientAddress } from '../../http/origin/client-address';
import { TooManyRequestsError } from '../../http/errors';

/** Burst size: events that one address may send at once. */
const BURST = 300;
/** Milliseconds per further event: 5 per second. */
const INTERVAL = 200;
/** Maximum number of tracked addresses. An attack from more addresses is bounded by the concurrency limit. */
const MAX_ADDRESSES = 50_000;

/**
 * Rate limit of events by address (IPv6: by /64): a token bucket of 300 events that refills at 5 per second. Addresses
 * are kept in memory only, until their bucket is full again.
 *
 * Every backend process counts separately: N backends behind a load balancer allow N times as many events.
 */
@Injectable()
export class EventRateLimiter {
  /** When each address's bucket is full again, milliseconds since the process began; least recently used first. */
  private readonly fullAt = new Map<string, number>();

  /** Checks without taking a token. @throws TooManyRequestsError when the address's bucket is empty */
  check(ip: string): void {
    const now = performance.now();
    this.requireToken(Math.max(now, this.fullAt.get(clientAddress(ip)) ?? 0), now);
  }

  /**
   * Takes one token from the address's bucket.
   *
   * @throws TooManyRequestsError when the bucket is empty; `retryAfter` is the time until the next token
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

  /** Drops full buckets, and the least recently used ones beyond the maximum. */
  private forget(now: number): void {
    for (const [address, full] of this.fullAt) {
      if (full > now && this.fullAt.size <= MAX_ADDRESSES) return;
      this.fullAt.delete(address);
    }
  }
}
