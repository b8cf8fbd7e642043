import { readTraceFilter, traceQuerySchema } from './event-trace';

const days = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' };
const accepts = (query: object) => traceQuerySchema.safeParse({ ...days, ...query }).success;

test('a filter is a dimension and a key, and a network one that can be', () => {
  expect(readTraceFilter('page:/comparison')).toEqual({
    dimension: 'page',
    key: '/comparison',
    excluded: false,
  });
  expect(readTraceFilter('page!:')).toEqual({ dimension: 'page', key: null, excluded: true });
  expect(readTraceFilter('reason:crawler')).toEqual({ dimension: 'reason', key: 'crawler', excluded: false });
  expect(readTraceFilter('network:2001:db8:1::/48')).toEqual({
    dimension: 'network',
    key: '2001:db8:1::/48',
    excluded: false,
  });
  expect(readTraceFilter('network:')).toEqual({ dimension: 'network', key: null, excluded: false });
  expect(readTraceFilter('network:everywhere')).toBeNull();
  expect(readTraceFilter('weather:rain')).toBeNull();
});

test('filters on bots are valid for bot traffic only', () => {
  expect(accepts({ filter: 'agent:curl', bots: 'only' })).toBe(true);
  expect(accepts({ filter: 'agent:curl' })).toBe(false);
  expect(accepts({ filter: ['page:/', 'network:203.0.113.0/24'], bots: 'without' })).toBe(false);
  expect(accepts({ filter: ['page:/'], bots: 'without' })).toBe(true);
});
