import type { LinkState } from './link-verdict';
import { BETWEEN_FAILURES, judgeCheck, type CheckOutcome } from './link-verdict';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const answer = (status: number): CheckOutcome => ({ status, hint: null, finalUrl: null });

/** The states after checks on successive days. */
const statesAfter = (...outcomes: CheckOutcome[]) =>
  outcomes.reduce<LinkState[]>(
    (states, outcome, place) => [...states, judgeCheck(outcome, states.at(-1), day(place + 1))],
    [],
  );
const verdictsAfter = (...outcomes: CheckOutcome[]) => statesAfter(...outcomes).map(({ verdict }) => verdict);

test.each<[string, CheckOutcome]>([
  ['404', answer(404)],
  ['410', answer(410)],
  ['a host that is gone', { failure: 'host-gone' }],
])('%s is suspected once and broken twice', (_name, outcome) => {
  expect(verdictsAfter(outcome, outcome, outcome)).toEqual(['suspected', 'broken', 'broken']);
  expect(statesAfter(outcome, outcome).at(-1)).toMatchObject({ failedSince: day(1) });
});

test('failures within a short time are one', () => {
  const suspected = judgeCheck(answer(404), undefined, day(1));
  const after = (milliseconds: number) =>
    judgeCheck(answer(404), suspected, new Date(day(1).getTime() + milliseconds));
  expect(after(BETWEEN_FAILURES - 1)).toEqual(suspected);
  expect(after(BETWEEN_FAILURES)).toEqual({ ...suspected, verdict: 'broken' });
});

test.each([401, 403, 405, 429, 451, 500, 503, 304])('%i says nothing about the page', (status) => {
  expect(statesAfter(answer(status), answer(status)).at(-1)).toEqual({
    verdict: 'could-not-check',
    status,
    reason: 'status',
    hint: null,
    finalUrl: null,
    failedSince: null,
  });
});

test.each(['time-out', 'connection', 'certificate', 'redirects', 'robots', 'private-address'] as const)(
  'a failure of the kind %s says nothing about the page',
  (failure) => {
    expect(statesAfter({ failure }, { failure }).at(-1)).toMatchObject({
      verdict: 'could-not-check',
      status: null,
      reason: failure,
    });
  },
);

test('a suspicion ends with any other answer', () => {
  expect(verdictsAfter(answer(404), answer(403), answer(404))).toEqual([
    'suspected',
    'could-not-check',
    'suspected',
  ]);
  expect(verdictsAfter(answer(404), answer(200), answer(404))).toEqual(['suspected', 'ok', 'suspected']);
});

test('only a good answer ends broken', () => {
  const gone = answer(404);
  expect(verdictsAfter(gone, gone, answer(403), { failure: 'time-out' }, answer(200))).toEqual([
    'suspected',
    'broken',
    'broken',
    'broken',
    'ok',
  ]);
  expect(statesAfter(gone, gone, answer(503)).at(-1)).toMatchObject({ status: 404, failedSince: day(1) });
});

test('a hint does not change the verdict', () => {
  expect(statesAfter({ status: 200, hint: 'out-of-stock', finalUrl: null })).toEqual([
    { verdict: 'ok', status: 200, reason: null, hint: 'out-of-stock', finalUrl: null, failedSince: null },
  ]);
});

const HOME = 'https://shop.com/';

test('another page than the link is for leads elsewhere, at once, and does not end broken', () => {
  const home: CheckOutcome = { status: 200, finalUrl: HOME, elsewhere: 'home-page', hint: null };
  expect(statesAfter(home)).toEqual([
    {
      verdict: 'leads-elsewhere',
      status: 200,
      reason: 'home-page',
      hint: null,
      finalUrl: HOME,
      failedSince: null,
    },
  ]);
  expect(verdictsAfter(home, answer(200))).toEqual(['leads-elsewhere', 'ok']);
  expect(verdictsAfter(answer(404), answer(404), home)).toEqual(['suspected', 'broken', 'broken']);
});

test.each([200, 404])('a test for robots with the status %i says nothing about the page', (status) => {
  const wall: CheckOutcome = { status, finalUrl: null, wall: true };
  expect(statesAfter(wall, wall).at(-1)).toMatchObject({ verdict: 'could-not-check', reason: 'bot-wall' });
});
