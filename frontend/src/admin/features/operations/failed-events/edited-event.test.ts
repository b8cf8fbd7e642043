import { indented, readEditedEvent } from './edited-event';

const event = {
  id: '0b0b5f0e-5f3e-4c55-9a3e-0d6c1f1c2a3b',
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
  referrer: null,
  visitor: '42',
  ipAddress: null,
  country: null,
  userAgent: '',
  language: null,
};

test('a sound event is read, without fields that no event has', () => {
  expect(readEditedEvent(JSON.stringify({ ...event, unheardOf: 1 }))).toEqual({ event });
});

test('each fault is told by its path', () => {
  const { faults } = readEditedEvent(JSON.stringify({ ...event, visitor: 'x', page: 7 }));
  expect(faults!.map(({ path }) => path)).toEqual(['page', 'visitor']);
});

test.each(['', '{', '{"a":1,}'])('what is no JSON says so: %j', (text) => {
  expect(readEditedEvent(text).faults).toEqual([{ path: 'JSON', message: expect.any(String) }]);
  expect(indented(text)).toBe(text);
});

test.each(['null', '[]', '"text"'])('what is JSON but no object is no event: %s', (text) => {
  expect(readEditedEvent(text).faults![0]!.path).toBe('event');
});

test('a text is indented without a change of its values', () => {
  expect(indented('{"a":[1,"\\u0000"]}')).toBe('{\n  "a": [\n    1,\n    "\\u0000"\n  ]\n}');
});
