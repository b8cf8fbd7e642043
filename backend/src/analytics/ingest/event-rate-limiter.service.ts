import { Injectable } from '@nestjs/common';
import { clientAddress } from '../../http/origin/client-address';
import { networkOf } from '../../http/origin/network';
import { TooManyRequestsError } from '../../http/errors';

/** Burst size: events that one address may send at once. */
const BURST = 300;
/** Milliseconds per further event: 5 per second. */
const INTERVAL = 200;
/** The same of an IPv6 /48, which may be one subscriber's or many: four times as many events. */
const NETWORK_INTERVAL = 50;
/** Maximum number of tracked addresses. An attack from more addresses is bounded by the concurrency limit. */
const MAX_ADDRESSES = 50_000;

/**
 * Rate limit of events by address (IPv6: by /64): a token bucket of 300 events that refills at 5 per second. An IPv6 /48
 * has one of 1,200 and 20 per second, because it has 65,536 of these. Addresses are kept in memory only, until their bucket is full again.
 *
 * Every backend process counts separately: N backends behind a load balancer allow N times as many events.
 */
@Injectable()
export class EventRateLimiter {
  /** When each address's bucket is full again, milliseconds since the process began; least recently used first. */
  private readonly fullAt = new Map<string, number>();

  /** Checks without taking a token. @throws TooManyRequestsError when the address's bucket is empty */
  check(ip: string): void {
    this.requireTokens(subjectsOf(ip), performance.now());
  }

  /**
   * Takes one token from the address's bucket.
   *
   * @throws TooManyRequestsError when the bucket is empty; `retryAfter` is the time until the next token
   */
  take(ip: string): void {
    const now = performance.now();
    const subjects = subjectsOf(ip);
    this.requireTokens(subjects, now);
    for (const [subject, interval] of subjects) {
      const full = this.fullOf(subject, now);
      this.fullAt.delete(subject);
      this.fullAt.set(subject, full + interval);
    }
    this.forget(now);
  }

  private requireTokens(subjects: Subject[], now: number): void {
    for (const [subject, interval] of subjects) requireToken(this.fullOf(subject, now) - now, interval);
  }

  private fullOf(subject: string, now: number): number {
    return Math.max(now, this.fullAt.get(subject) ?? 0);
  }

  /** Drops full buckets, and the least recently used ones beyond the maximum. */
  private forget(now: number): void {
    for (const [address, full] of this.fullAt) {
      if (full > now && this.fullAt.size <= MAX_ADDRESSES) return;
      this.fullAt.delete(address);
    }
  }
}

/** What an event is counted against, with its interval. */
type Subject = [subject: string, interval: number];

/** An IPv4 address; an IPv6 address's /64 and /48. */
function subjectsOf(ip: string): Subject[] {
  const address = clientAddress(ip);
  if (!address.includes(':')) return [[address, INTERVAL]];
  return [
    [address, INTERVAL],
    [networkOf(ip) ?? address, NETWORK_INTERVAL],
  ];
}

/** @param untilFull milliseconds until the bucket is full again */
function requireToken(untilFull: number, interval: number): void {
  const wait = untilFull - (BURST * INTERVAL - interval);
  if (wait <= 0) return;
  throw new TooManyRequestsError('Too many events from this address.', Math.ceil(wait / 1000));
}
