import { redact } from './redact';

test.each([
  ['mail me at jane.doe@mail.example please', 'mail me at [email] please'],
  ['call +49 (170) 123-4567', 'call [number]'],
  ['card 4111 1111 1111 1111', 'card [number]'],
  ['IBAN DE89370400440532013000', 'IBAN [number]'],
  ['see https://jane.example/me?x=1 or www.jane.example', 'see [link] or [link]'],
  ['I am @jane_doe on there', 'I am [name] on there'],
  ['My name is Jane Doe and I run', 'My name is [name] and I run'],
  ['Ich heiße Jörg, was kostet Geyser?', 'Ich heiße [name], was kostet Geyser?'],
  ['  two\n lines ', 'two lines'],
])('%s is kept as %s', (question, kept) => expect(redact(question)).toBe(kept));

test.each(['Is 12 mg of Geyser for $34.50 good?', 'What did EFSA change in 2020?', 'compare 6mg and 12mg'])(
  'keeps what names no person: %s',
  (question) => expect(redact(question)).toBe(question),
);

test('a long question is cut between characters', () => {
  const kept = redact(`${'a'.repeat(299)}🦐`);
  expect(kept.length).toBeLessThanOrEqual(300);
  expect(kept.isWellFormed()).toBe(true);
});
