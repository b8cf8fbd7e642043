import { MEGABYTE, object, objects, TOO_HIGH, type JsonEndpoint } from './json-endpoint';

/** Endpoints of analytics that only the owner calls. */
export const analyticsEndpoints: JsonEndpoint[] = [
  ...(['POST /api/analytics/annotations', 'PUT /api/analytics/annotations/1'] as const).map(
    (route): JsonEndpoint => {
      const [method, path] = route.split(' ') as ['POST' | 'PUT', string];
      return {
        method,
        path,
        body: { at: '2026-03-01T12:00:00Z', text: 'A newsletter went out' },
        text: { field: 'text' },
        required: ['at', 'text'],
        refused: [
          ...objects({}, 'at', 'text'),
          ['at', '2026-03-01'],
          ['at', '1999-12-31T23:59:59Z'],
          ['at', '2026-02-30T12:00:00Z'],
          ['text', ' '],
          ['text', 'a'.repeat(301)],
        ],
        limit: MEGABYTE,
      };
    },
  ),
  ...(['POST /api/analytics/views', 'PUT /api/analytics/views/1'] as const).map((route): JsonEndpoint => {
    const [method, path] = route.split(' ') as ['POST' | 'PUT', string];
    return {
      method,
      path,
      body: { name: 'Germany', screen: 'overview', query: { filter: 'country:DE' }, metric: 'clicks' },
      text: { field: 'name' },
      required: ['name', 'screen', 'query', 'metric'],
      refused: [
        ...objects({}, 'name', 'screen', 'metric'),
        ['name', ' '],
        ['name', 'a'.repeat(61)],
        ['screen', 'weather'],
        ['metric', 'rain'],
        ['query', 'range=7d'],
        ['query', { range: 'tomorrow' }],
        ['query', { range: 'custom' }],
        ['query', { range: 'custom', from: '2026-01-02', to: '2026-01-01' }],
        ['query', { range: '7d', from: '2026-01-01' }],
        ['query', { compare: 'never' }],
        ['query', { filter: 'weather:rain' }],
        ['query', { filter: Array.from({ length: 11 }, (_, place) => `page:/${place}`) }],
        ['query', { filter: `page:/${'a'.repeat(400)}` }],
      ],
      limit: MEGABYTE,
    };
  }),
  ...(['POST /api/goals', 'PUT /api/goals/1'] as const).map((route): JsonEndpoint => {
    const [method, path] = route.split(' ') as ['POST' | 'PUT', string];
    return {
      method,
      path,
      body: { name: 'Newsletter', on: { eventType: 'newsletter_signup' } },
      text: { field: 'name' },
      required: ['name', 'on'],
      refused: [
        ...objects({}, 'name', 'where', 'value'),
        ['name', ' '],
        ['name', 'a'.repeat(61)],
        ['on', 'newsletter_signup'],
        ['on', { eventType: '' }],
        ['on', { eventType: 'a'.repeat(65) }],
        ['on', { page: 'thanks' }],
        ['on', { page: '/thanks', eventType: 'both' }],
        ['where', { property: 'plan' }],
        ['where', { property: 'plan', is: object }],
        ['where', { property: 'plan\u0000', is: 'pro' }],
        ['value', { property: 'amount' }],
        ['value', { property: 'amount', currency: 'euro' }],
      ],
      limit: MEGABYTE,
    };
  }),
  {
    method: 'POST',
    path: '/api/goals/ignored',
    body: { eventType: 'scroll' },
    text: { field: 'eventType' },
    required: ['eventType'],
    refused: [
      ['eventType', object],
      ['eventType', ' '],
      ['eventType', 'a'.repeat(65)],
    ],
    limit: MEGABYTE,
  },
  {
    method: 'POST',
    path: '/api/analytics/bot-rules',
    body: { condition: { kind: 'user-agent', contains: 'headless' } },
    text: { field: 'condition' },
    required: ['condition'],
    refused: [
      ['condition', object],
      ['condition', { kind: 'guess' }],
      ['condition', { kind: 'user-agent' }],
      ['condition', { kind: 'user-agent', contains: 'ab' }],
      ['condition', { kind: 'user-agent', contains: 'a'.repeat(201) }],
      ['condition', { kind: 'user-agent', contains: 'bot\u0000' }],
      ['condition', { kind: 'network', network: '203.0.113.0/25' }],
      ['condition', { kind: 'network', network: '0.0.0.0/0' }],
      ['condition', { kind: 'network', network: "203.0.113.0/24' OR 1=1 --" }],
      ['condition', { kind: 'behaviour', events: 0, minutes: 1 }],
      ['condition', { kind: 'behaviour', events: 1, minutes: TOO_HIGH }],
      ['condition', { kind: 'behaviour', events: '60', minutes: 1.5 }],
    ],
    limit: MEGABYTE,
  },
];
