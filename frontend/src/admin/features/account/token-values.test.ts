import { emptyToken, tokenInput, type TokenValues } from './token-values';

const NOW = Date.parse('2026-03-28T12:00:00Z');
const inputOf = (values: Partial<TokenValues>) =>
  tokenInput({ ...emptyToken, name: 'Spreadsheet', ...values }, 'Europe/Berlin', NOW);

beforeAll(() => {
  jest.useFakeTimers({ now: NOW });
});
afterAll(() => {
  jest.useRealTimers();
});

describe('tokenInput', () => {
  it.each([
    ['365', '', '2027-03-28T12:00:00.000Z'],
    ['30', '2020-01-01', '2026-04-27T12:00:00.000Z'],
    // Midnight in the dashboard's time zone, on a day with a clock change.
    ['custom', '2026-03-29', '2026-03-29T21:59:59.000Z'],
  ] as const)('converts lifetime %s with last day "%s" to expiry %s', (lifetime, lastDay, expiresAt) =>
    expect(inputOf({ lifetime, lastDay })).toEqual({
      input: { name: 'Spreadsheet', scopes: ['analytics:read'], expiresAt },
    }),
  );

  it.each([
    ['', 'Choose a date'],
    ['2026-03-27', 'Choose a time in the future'],
    ['2031-03-29', 'At most 5 years from now'],
  ])('rejects last day %p: %s', (lastDay, message) =>
    expect(inputOf({ lifetime: 'custom', lastDay })).toEqual({ errors: { expiresAt: message } }),
  );

  it('reports every invalid field', () =>
    expect(inputOf({ name: ' ', scopes: [], lifetime: 'custom' })).toEqual({
      errors: {
        name: 'Enter a name',
        scopes: 'Choose at least one scope',
        expiresAt: 'Choose a date',
      },
    }));
});
