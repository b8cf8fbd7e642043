import { indented, readEditedEvent } from './event-editor';

const event = {
  id: '0b0b5f0e-5f3e-4c55-9a3e-0d6c1f1c2a3b',
  occurredAt: '2026-01-01T12:00:00.000Z',
  receivedAt: '2026-01-01T12:00:00.000Z',
  eventType: 'page_view',
  productId: null,
  page: '/',
  linkPlacement: null,
  rank: null,
  price: null,
  source: 'direct',
  channel: 'direct',
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmContent: null,
  utmTerm: null,
  referrer: null,
  visitor: '42',
  ipAddress: null,
  country: null,
  userAgent: '',
  language: null,
};

test('parses a valid event and removes unknown fields', () => {
  expect(readEditedEvent(JSON.stringify({ ...event, unheardOf: 1 }))).toEqual({ event });
});

test('reports each error with its path', () => {
  const { faults } = readEditedEvent(JSON.stringify({ ...event, visitor: 'x', page: 7 }));
  expect(faults!.map(({ path }) => path)).toEqual(['page', 'visitor']);
});

test.each(['', '{', '{"a":1,}'])('reports invalid JSON, and does not indent it: %j', (text) => {
  expect(readEditedEvent(text).faults).toEqual([{ path: 'JSON', message: expect.any(String) }]);
  expect(indented(text)).toBe(text);
});

test.each(['null', '[]', '"text"'])('rejects JSON that is not an object: %s', (text) => {
  expect(readEditedEvent(text).faults![0]!.path).toBe('event');
});

test('indents JSON without changing its values', () => {
  expect(indented('{"a":[1,"\\u0000"]}')).toBe('{\n  "a": [\n    1,\n    "\\u0000"\n  ]\n}');
});
