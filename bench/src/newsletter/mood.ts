import type { Answer, Whim } from '@astaguide/testbed/mail-server';
import type { SeededRandom } from '@astaguide/testbed/seeded-random';

/** Answers in a thousand; the others are accepted. */
const SHARES: [Answer, number][] = [
  ['drop before text', 15],
  ['drop in text', 8],
  ['drop after text', 8],
  ['accept and drop', 10],
  ['accept, answer and drop', 10],
  ['no such mailbox', 8],
  ['refuse', 8],
  ['refuse and drop', 8],
  ['full', 5],
  ['refuse text', 8],
  ['busy after text', 10],
];
/** Recipients in a hundred whose first mail is put off. */
const GREYLISTED = 5;
/** Senders in ten thousand that are refused, which stops all mails for a while. */
const REFUSED_SENDERS = 10;
/** Answers in a hundred that take long, and how long. Milliseconds. */
const SLOW = 3;
const SLOWEST = 1500;

/** A mail server on a bad day. */
export function badDay(random: SeededRandom): { whim: Whim; delay: () => number } {
  const seen = new Set<string>();
  const whim = (recipient: string): Answer => {
    if (recipient === '') return random.happens(REFUSED_SENDERS / 10_000) ? 'refuse sender' : 'accept';
    const isFirst = !seen.has(recipient);
    seen.add(recipient);
    if (isFirst && random.happens(GREYLISTED / 100)) return 'greylist';
    let place = random.between(0, 999);
    for (const [answer, share] of SHARES) if ((place -= share) < 0) return answer;
    return 'accept';
  };
  return { whim, delay: () => (random.happens(SLOW / 100) ? random.between(100, SLOWEST) : 0) };
}
