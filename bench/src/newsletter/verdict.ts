import type { Transaction } from '@astaguide/testbed/mail-server';

/** How a mail ended, by the product's own record. */
export interface Ending {
  recipient: string;
  /** Null where the mail was dropped, because its reader left before it was sent. */
  state: string | null;
  reason: string | null;
}

/** What happened to the processes while the issue was sent. */
export interface Faults {
  workerKills: number;
  /** Mails that one worker sends at once. */
  concurrency: number;
  /** When the mail server was killed. Milliseconds. */
  serverKills: readonly number[];
}

/** An answer that left the server this long before it was killed may not have arrived. Milliseconds. */
const ON_ITS_WAY = 2000;

/**
 * Compares what the mail server accepted with what the product says.
 *
 * @returns what must not be, in words; empty if everything holds
 */
export function judge(
  transactions: readonly Transaction[],
  endings: readonly Ending[],
  { workerKills, concurrency, serverKills }: Faults,
): string[] {
  const byRecipient = new Map<string, Transaction[]>();
  for (const transaction of transactions) {
    const { recipient } = transaction;
    byRecipient.set(recipient, [...(byRecipient.get(recipient) ?? []), transaction]);
  }
  const found: string[] = [];
  let stopped = 0;
  for (const { recipient, state, reason } of endings) {
    const attempts = byRecipient.get(recipient) ?? [];
    const accepted = attempts.filter(({ isAccepted }) => isAccepted).length;
    const complain = (text: string) => found.push(`${recipient} (${state ?? 'dropped'}, ${reason}): ${text}`);
    if (accepted > 1) complain(`got it ${accepted} times`);
    if (state === 'sent' && accepted === 0) complain('is not with the server');
    if ((state === 'failed' || state === null) && accepted > 0) complain('is with the server');
    if (state !== null && !['sent', 'failed', 'unknown'].includes(state)) complain('has not ended');
    if (state === 'unknown' && reason?.startsWith('The worker stopped')) stopped++;
    else if (state === 'unknown' && !attempts.some((attempt) => isAnswerLost(attempt, serverKills)))
      complain('the server’s answer was not lost');
  }
  const known = new Set(endings.map(({ recipient }) => recipient));
  for (const recipient of byRecipient.keys())
    if (!known.has(recipient)) found.push(`${recipient}: unknown recipient`);
  if (stopped > workerKills * concurrency)
    found.push(`${stopped} mails are unknown because of ${workerKills} killed workers`);
  return found;
}

const isAnswerLost = ({ answeredAt }: Transaction, serverKills: readonly number[]) =>
  answeredAt === undefined ||
  serverKills.some((killedAt) => answeredAt <= killedAt && killedAt - answeredAt < ON_ITS_WAY);

/** The most moments within any span of this length, its start included. @param moments milliseconds */
export function mostWithin(moments: readonly number[], span: number): number {
  const sorted = [...moments].sort((one, other) => one - other);
  let first = 0;
  let most = 0;
  for (const [place, moment] of sorted.entries()) {
    while (moment - sorted[first]! >= span) first++;
    most = Math.max(most, place - first + 1);
  }
  return most;
}
