import { endpoints, object, TOO_HIGH, type JsonEndpoint } from './json-endpoint';

/** Endpoints of analytics that only the owner calls. */
export const analyticsEndpoints: JsonEndpoint[] = [
  ...endpoints(
    'POST /api/analytics/annotations, PUT /api/analytics/annotations/1',
    { at: '2026-03-01T12:00:00Z', text: 'A newsletter went out' },
    { at: ['2026-03-01', '1999-12-31T23:59:59Z', '2026-02-30T12:00:00Z'], text: [' ', 'a'.repeat(301)] },
    { text: 'text' },
  ),
  ...endpoints(
    'POST /api/analytics/views, PUT /api/analytics/views/1',
    { name: 'Germany', screen: 'overview', query: { filter: 'country:DE' }, metric: 'clicks' },
    {
      name: [' ', 'a'.repeat(61)],
      screen: ['weather'],
      metric: ['rain'],
      query: [
        'range=7d',
        { range: 'tomorrow' },
        { range: 'custom' },
        { range: 'custom', from: '2026-01-02', to: '2026-01-01' },
        { range: '7d', from: '2026-01-01' },
        { compare: 'never' },
        { filter: 'weather:rain' },
        { filter: Array.from({ length: 11 }, (_, place) => `page:/${place}`) },
        { filter: `page:/${'a'.repeat(400)}` },
      ],
    },
    { takesObjects: ['query'] },
  ),
  ...endpoints(
    'POST /api/goals, PUT /api/goals/1',
    { name: 'Newsletter', on: { eventType: 'newsletter_signup' } },
    {
      name: [' ', 'a'.repeat(61)],
      where: [{ property: 'plan' }, { property: 'plan', is: object }, { property: 'plan\u0000', is: 'pro' }],
      value: [{ property: 'amount' }, { property: 'amount', currency: 'euro' }],
      on: [
        'newsletter_signup',
        { eventType: '' },
        { eventType: 'a'.repeat(65) },
        { page: 'thanks' },
        { page: '/thanks', eventType: 'both' },
      ],
    },
  ),
  ...endpoints('POST /api/goals/ignored', { eventType: 'scroll' }, { eventType: [' ', 'a'.repeat(65)] }),
  ...endpoints(
    'POST /api/analytics/bot-rules',
    { condition: { kind: 'user-agent', contains: 'headless' } },
    {
      condition: [
        { kind: 'guess' },
        { kind: 'user-agent' },
        { kind: 'user-agent', contains: 'ab' },
        { kind: 'user-agent', contains: 'a'.repeat(201) },
        { kind: 'user-agent', contains: 'bot\u0000' },
        { kind: 'network', network: '203.0.113.0/25' },
        { kind: 'network', network: '0.0.0.0/0' },
        { kind: 'network', network: "203.0.113.0/24' OR 1=1 --" },
        { kind: 'behaviour', events: 0, minutes: 1 },
        { kind: 'behaviour', events: 1, minutes: TOO_HIGH },
        { kind: 'behaviour', events: '60', minutes: 1.5 },
      ],
    },
  ),
];
