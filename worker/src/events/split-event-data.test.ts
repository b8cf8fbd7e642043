import type { TrackedEvent } from '@astaguide/contracts/analytics-event';
import { dataKeys } from '@astaguide/database/dimensions';
import fc from 'fast-check';
import { splitEventData } from './split-event-data';
import { trackedEvent } from './tracked-event.fixture';

const click = (eventData: string, different: Partial<TrackedEvent> = {}) =>
  trackedEvent({ eventType: 'affiliate_click', eventData, ...different });

test('what columns hold equal is left out', () => {
  const columns = { page: '/faq', slot: 'review', rank: 2, price: '29.90', referrer: 'https://example.org/' };
  const campaign = { utmSource: 'Letter', utmMedium: 'email', utmCampaign: 'spring' };
  const all = { ...columns, ...campaign };
  expect(splitEventData(click(JSON.stringify(all), all))).toEqual({
    ...{ keys: 255, sentBefore: null, shared: null, inline: null },
  });
});

test.each([
  ['a page that was shortened', { page: '/faq?x' }, { page: '/faq' }],
  ['a price that is printed otherwise', { price: '029.9' }, { price: '029.9' }],
  ['a rank in words', { rank: '2' }, { rank: 2 }],
  ['nothing, said outright', { slot: null }, { slot: null }],
])('%s stays in the data', (_what, data, columns) => {
  const text = JSON.stringify(data);
  expect(splitEventData(click(text, columns))).toEqual({
    keys: 0,
    sentBefore: null,
    shared: text,
    inline: null,
  });
});

test.each([
  ['digits that a number cannot hold', '{"n":12345678901234567890}'],
  ['a key twice', '{"page":"/","page":"/"}'],
  ['spaces', '{ "page": "/" }'],
  ['more than a dictionary should hold', JSON.stringify({ note: 'x'.repeat(300) })],
  ['no JSON', 'page=/'],
])('data with %s is kept as it stands', (_what, text) => {
  expect(splitEventData(click(text))).toEqual({ keys: 0, sentBefore: null, shared: null, inline: text });
});

test('what others made up does not fill the dictionary', () => {
  expect(splitEventData(trackedEvent({ eventType: 'video_play' })).inline).toBe('{"page":"/"}');
});

test('what is left and what columns hold make up the data again', () => {
  const times = ['2026-01-02T03:04:05.006Z', '2026-02-31T00:00:00.000Z', '2001-01-01T00:00:00.000Z'];
  const value = fc.oneof(fc.constantFrom('/', 'review', '9.90', 3, ...times), fc.jsonValue());
  const keys = Object.keys(dataKeys) as (keyof typeof dataKeys)[];
  fc.assert(
    fc.property(
      fc.dictionary(fc.oneof(fc.constantFrom(...keys, 'timestamp'), fc.string()), value),
      (data) => {
        const columns = {
          page: '/',
          slot: 'review',
          rank: 3,
          price: '9.90',
          referrer: '/',
          utmSource: 'review',
        };
        const event = click(JSON.stringify(data), columns);
        const split = splitEventData(event);
        const given = keys
          .filter((key) => (split.keys & dataKeys[key]) !== 0)
          .map((key) => [key, event[key]]);
        const sentAt = Date.parse(event.timestamp) - (split.sentBefore ?? 0);
        const time = split.sentBefore === null ? {} : { timestamp: new Date(sentAt).toISOString() };
        const rest = JSON.parse(split.inline ?? split.shared ?? '{}') as object;
        expect({ ...rest, ...time, ...Object.fromEntries(given) }).toEqual(JSON.parse(event.eventData));
      },
    ),
  );
});

test('the browser’s time is kept as what lies between it and the door’s, so that it is no text of its own', () => {
  const event = click(JSON.stringify({ productName: 'X', timestamp: '2026-01-02T03:04:05.006Z' }), {
    timestamp: '2026-01-02T03:04:06.000Z',
  });
  expect(splitEventData(event)).toMatchObject({ sentBefore: 994, shared: '{"productName":"X"}' });
});
