import { contentEndpoints } from './content-endpoints';
import { endpoints, object, TOO_HIGH, type JsonEndpoint } from './json-endpoint';
import { ownerEndpoints } from './owner-endpoints';

/** Endpoints of analytics that only the owner calls. */
const analyticsEndpoints: JsonEndpoint[] = [
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

/** Endpoints for visitors. */
const visitorEndpoints: JsonEndpoint[] = [
  ...endpoints(
    'POST /api/newsletter',
    { email: 'reader@example.com', isActive: true },
    {
      email: [
        '',
        'reader',
        'reader@example.com\r\nBcc: other@example.com',
        'one@example.com, two@example.com',
        `${'a'.repeat(250)}@example.com`,
      ],
      isActive: [false, 'true'],
      website: [],
    },
    { around: (text) => `a${text}@example.com`, optional: ['isActive'], limit: 4096 },
  ),
  ...endpoints(
    'POST /api/analytics/track',
    { eventType: 'page_view', eventData: { page: '/faq' }, productId: 1 },
    {
      eventType: ['', 'a'.repeat(65)],
      productId: [0, -1, 1.5, TOO_HIGH],
      id: ['1', "' OR 1=1 --"],
      eventData: [5, ['a'], '', 'no JSON', '[1]'],
    },
    { optional: ['productId'], limit: 8 * 1024, takesObjects: ['eventData'] },
  ),
  ...endpoints(
    'POST /api/chat',
    { message: 'Is it safe?', conversationHistory: [] },
    {
      message: [' ', 'a'.repeat(1001)],
      conversationHistory: [
        [{ role: 'system', content: 'a' }],
        [{ role: 'user' }],
        [null],
        Array(51).fill({ role: 'user', content: 'a' }),
      ],
    },
    { optional: ['conversationHistory'], limit: 64 * 1024 },
  ),
  ...endpoints(
    'POST /api/chat/feedback',
    { questionId: '00000000-0000-4000-8000-000000000000', helpful: true },
    { questionId: ['1', 1], helpful: ['true', null] },
    { limit: 8 * 1024 },
  ),
];

/** All calls with a JSON body. */
export const jsonEndpoints: JsonEndpoint[] = [
  ...contentEndpoints,
  ...visitorEndpoints,
  ...analyticsEndpoints,
  ...ownerEndpoints,
];
