import { requestIds } from './request-id';

const idOf = (given?: string | string[]) => requestIds.genReqId({ headers: { 'x-request-id': given } });

test.each(['a', 'A-1_b.c', 'x'.repeat(64)])('a sound id is kept: %s', (id) => {
  expect(idOf(id)).toBe(id);
});

test.each([undefined, '', 'x'.repeat(65), 'two words', 'line\nbreak', 'é', '{"a":1}', ['a', 'b']])(
  'in place of %j a new one is made, which is sound itself',
  (given) => {
    const made = idOf(given);
    expect(made).not.toBe(given);
    expect(made).toMatch(/^[0-9a-z]{6}-[0-9a-z]+$/);
    expect(idOf(given)).not.toBe(made);
  },
);
