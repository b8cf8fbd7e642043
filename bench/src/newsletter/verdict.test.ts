import type { Transaction } from '@astaguide/testbed/mail-server';
import { judge, mostWithin } from './verdict';

const transaction = (fields: Partial<Transaction> = {}): Transaction => ({
  recipient: 'a@example.org',
  arrivedAt: 1000,
  isAccepted: true,
  answeredAt: 1000,
  ...fields,
});
const calm = { workerKills: 0, concurrency: 5, serverKills: [] };
const lost = { isAccepted: true, answeredAt: undefined };
const ending = (state: string | null, reason: string | null = null) => [
  { recipient: 'a@example.org', state, reason },
];

describe('the verdict on an issue', () => {
  it.each([
    ['sent', [transaction()]],
    ['sent', [transaction({ isAccepted: false }), transaction()]],
    ['failed', [transaction({ isAccepted: false })]],
    ['failed', []],
    [null, []],
    ['unknown', [transaction(lost)]],
  ])('accepts %s', (state, transactions) => expect(judge(transactions, ending(state), calm)).toEqual([]));

  it.each([
    ['sent', [transaction(), transaction()], 'got it 2 times'],
    ['sent', [], 'is not with the server'],
    ['failed', [transaction()], 'is with the server'],
    [null, [transaction()], 'is with the server'],
    ['unknown', [transaction()], 'was not lost'],
    ['queued', [], 'has not ended'],
  ])('objects to %s', (state, transactions, words) => {
    const found = judge(transactions, ending(state), calm);
    expect(found).toEqual([expect.stringContaining(words)]);
  });

  it('objects to a mail to a stranger', () => expect(judge([transaction()], [], calm)).toHaveLength(1));

  it('expects an answer to be lost shortly before the server is killed, and no more unknown mails than a worker sends', () => {
    expect(judge([transaction()], ending('unknown'), { ...calm, serverKills: [1500] })).toEqual([]);
    expect(judge([transaction()], ending('unknown'), { ...calm, serverKills: [900, 9000] })).toHaveLength(1);
    const stopped = ending('unknown', 'The worker stopped while it sent this mail');
    expect(judge([transaction()], stopped, { ...calm, workerKills: 1 })).toEqual([]);
    expect(judge([transaction()], stopped, calm)).toHaveLength(1);
  });
});

test('the most mails in any second', () => {
  expect(mostWithin([], 1000)).toBe(0);
  expect(mostWithin([0, 1000, 2000], 1000)).toBe(1);
  expect(mostWithin([2000, 0, 999, 1001, 1500], 1000)).toBe(3);
});
