import { BARE_PRODUCT, POST, PRODUCT } from '../owner-input';
import { queuedEvent } from '../quarantined';
import { OWNER } from '../../running-site';

/** A call that takes a JSON body, and one that it would take. */
export interface JsonEndpoint {
  method: 'POST' | 'PUT';
  path: string;
  body: Record<string, unknown>;
  /** A field of text, and what must stand in for it where text alone would not be its form. */
  text: { field: string; around?: (text: string) => string };
  required: string[];
  /** Values that a field may not have. */
  refused: [field: string, value: unknown][];
  /** Bytes that its body may have. */
  limit: number;
}

const MEGABYTE = 1024 * 1024;
/** More than PostgreSQL's integer holds. */
const TOO_HIGH = 2_147_483_648;
const object = { a: ['b'] };

/** What is wrong for every field of a body, whose valid values are no objects: a kind that it never has. */
const objects = (body: object, ...others: string[]): [string, unknown][] =>
  [...Object.keys(body), ...others].map((field) => [field, object]);

const productFaults: [string, unknown][] = [
  ...objects(PRODUCT, 'slug', 'version'),
  ['price', -1],
  ['price', 1e9],
  ['price', 1e-7],
  ['price', 1e21],
  ['price', '1e309'],
  ['rating', 0],
  ['rating', 5.01],
  ['rating', -4],
  ['reviewCount', -1],
  ['reviewCount', TOO_HIGH],
  ['reviewCount', Number.MAX_SAFE_INTEGER],
  ['placement', 0],
  ['placement', 21],
  ['placement', 1.5],
  ['inStock', 'yes'],
  ['features', 'one'],
  ['features', [['nested']]],
  ['version', 1.5],
];
const postFaults: [string, unknown][] = [
  ...objects(POST, 'version'),
  ['published', 1],
  ['published', 'true'],
  ['keywords', 'label'],
  ['keywords', [null]],
  ['category', 'POETRY'],
  ['slug', '../../etc/passwd'],
  ['slug', 'a b'],
  ['imageUrl', 'javascript:alert(1)'],
  ['version', '1'],
];

const MAPPING = {
  columns: { amount: 0, date: 1, product: 2 },
  dateOrder: 'month-first',
  decimalSign: '.',
};

/** Every call that takes a JSON body. */
export const jsonEndpoints: JsonEndpoint[] = [
  ...(['POST /api/products', 'PUT /api/products/1'] as const).map((route): JsonEndpoint => {
    const [method, path] = route.split(' ') as ['POST' | 'PUT', string];
    return {
      method,
      path,
      body: PRODUCT,
      text: { field: 'name' },
      required: Object.keys(BARE_PRODUCT),
      refused: productFaults,
      limit: MEGABYTE,
    };
  }),
  {
    method: 'PUT',
    path: '/api/products/ranking',
    body: { productIds: [1, 2] },
    text: { field: 'productIds' },
    required: ['productIds'],
    refused: [
      ['productIds', object],
      ['productIds', '1,2'],
      ['productIds', [1, 1]],
      ['productIds', [0]],
      ['productIds', [-1]],
      ['productIds', [1.5]],
      ['productIds', ['1']],
      ['productIds', Array.from({ length: 21 }, (_, index) => index + 1)],
      ['productIds', [TOO_HIGH]],
      ['productIds', [Number.MAX_SAFE_INTEGER]],
    ],
    limit: MEGABYTE,
  },
  ...(['POST /api/blog', 'PUT /api/blog/1'] as const).map((route): JsonEndpoint => {
    const [method, path] = route.split(' ') as ['POST' | 'PUT', string];
    return {
      method,
      path,
      body: POST,
      text: { field: 'title' },
      required: ['title', 'slug', 'excerpt', 'content', 'category', 'imageUrl'],
      refused: postFaults,
      limit: 2 * MEGABYTE,
    };
  }),
  {
    method: 'PUT',
    path: '/api/site-settings',
    body: { siteName: 'Another', logoUrl: null, faviconUrl: null },
    text: { field: 'siteName' },
    required: ['siteName'],
    refused: [
      ...objects({}, 'siteName', 'logoUrl', 'faviconUrl', 'socialProof', 'timeZone'),
      ['siteName', ''],
      ['siteName', 'a'.repeat(101)],
      ['logoUrl', 'data:text/html,a'],
      ['faviconUrl', '//elsewhere.example/a.png'],
      ['socialProof', 'invented'],
      ['timeZone', 'Europe/Atlantis'],
    ],
    limit: MEGABYTE,
  },
  {
    method: 'POST',
    path: '/api/newsletter',
    body: { email: 'reader@example.com', isActive: true },
    text: { field: 'email', around: (text) => `a${text}@example.com` },
    required: ['email'],
    refused: [
      ...objects({}, 'email', 'isActive', 'website'),
      ['email', ''],
      ['email', 'reader'],
      ['email', 'reader@example.com\r\nBcc: other@example.com'],
      ['email', 'one@example.com, two@example.com'],
      ['email', `${'a'.repeat(250)}@example.com`],
      ['isActive', false],
      ['isActive', 'true'],
    ],
    limit: 4096,
  },
  {
    method: 'POST',
    path: '/api/analytics/track',
    body: { eventType: 'page_view', eventData: { page: '/faq' }, productId: 1 },
    text: { field: 'eventType' },
    required: ['eventType', 'eventData'],
    refused: [
      ...objects({}, 'eventType', 'productId', 'id'),
      ['eventData', 5],
      ['eventData', ['a']],
      ['eventData', ''],
      ['eventData', 'no JSON'],
      ['eventData', '[1]'],
      ['eventType', ''],
      ['eventType', 'a'.repeat(65)],
      ['productId', 0],
      ['productId', -1],
      ['productId', 1.5],
      ['productId', TOO_HIGH],
      ['id', '1'],
      ['id', "' OR 1=1 --"],
    ],
    limit: 8 * 1024,
  },
  {
    method: 'POST',
    path: '/api/chat',
    body: { message: 'Is it safe?', conversationHistory: [] },
    text: { field: 'message' },
    required: ['message'],
    refused: [
      ...objects({}, 'message', 'conversationHistory'),
      ['message', ' '],
      ['message', 'a'.repeat(1001)],
      ['conversationHistory', [{ role: 'system', content: 'a' }]],
      ['conversationHistory', [{ role: 'user' }]],
      ['conversationHistory', [null]],
      ['conversationHistory', Array(51).fill({ role: 'user', content: 'a' })],
    ],
    limit: 64 * 1024,
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    body: { ...OWNER },
    text: { field: 'email', around: (text) => `a${text}@example.com` },
    required: ['email', 'password'],
    refused: [
      ...objects(OWNER),
      ['email', ''],
      ['email', 'owner'],
      ['email', `${'a'.repeat(250)}@example.com`],
      ['password', ''],
      ['password', true],
      ['password', 'a'.repeat(1025)],
    ],
    limit: MEGABYTE,
  },
  {
    method: 'POST',
    path: '/api/auth/password',
    body: { currentPassword: OWNER.password, newPassword: 'another good password' },
    text: { field: 'newPassword' },
    required: ['currentPassword', 'newPassword'],
    refused: [
      ...objects({}, 'currentPassword', 'newPassword'),
      ['currentPassword', ''],
      ['newPassword', 'a'.repeat(14)],
      ['newPassword', 'a'.repeat(1025)],
    ],
    limit: MEGABYTE,
  },
  {
    method: 'POST',
    path: '/api/operations/quarantine/replay',
    body: { reason: 'a reason that nothing has' },
    text: { field: 'reason' },
    required: ['reason'],
    refused: [...objects({}, 'reason'), ['reason', ''], ['reason', 'a'.repeat(20_001)]],
    limit: MEGABYTE,
  },
  {
    method: 'POST',
    path: '/api/operations/quarantine/1/replay',
    body: { event: queuedEvent() },
    text: { field: 'event' },
    required: ['event'],
    refused: [
      ['event', {}],
      ['event', 'an event'],
      ['event', [queuedEvent()]],
      ['event', queuedEvent({ visitor: 'nobody' })],
      ['event', queuedEvent({ timestamp: 'now' })],
      ['event', queuedEvent({ id: '1' })],
      ['event', queuedEvent({ page: 'a'.repeat(301) })],
    ],
    limit: MEGABYTE,
  },
  {
    method: 'PUT',
    path: '/api/earnings/commissions/1',
    body: { validFrom: '2026-01-01', kind: 'rate', value: '7.50' },
    text: { field: 'value' },
    required: ['validFrom', 'kind', 'value'],
    refused: [
      ...objects({}, 'validFrom', 'kind', 'value'),
      ['validFrom', '2026-02-30'],
      ['validFrom', '0001-01-01'],
      ['kind', 'share'],
      ['value', '100.01'],
      ['value', '-1'],
      ['value', '1e3'],
      ['value', 1e21],
      ['value', ''],
    ],
    limit: MEGABYTE,
  },
  ...(['preview', 'confirm'] as const).map((step): JsonEndpoint => ({
    method: 'POST',
    path: `/api/earnings/imports/1/${step}`,
    body: { retailer: 'Shop', mapping: MAPPING },
    text: { field: 'retailer' },
    required: ['retailer', 'mapping'],
    refused: [
      ['retailer', object],
      ['retailer', ' '],
      ['retailer', 'a'.repeat(101)],
      ['mapping', 'guess'],
      ['mapping', { ...MAPPING, dateOrder: 'year-first' }],
      ['mapping', { ...MAPPING, decimalSign: '' }],
      ['mapping', { ...MAPPING, columns: { ...MAPPING.columns, amount: null } }],
      ['mapping', { ...MAPPING, columns: { ...MAPPING.columns, date: -1 } }],
      ['mapping', { ...MAPPING, columns: { ...MAPPING.columns, date: 1.5 } }],
    ],
    limit: MEGABYTE,
  })),
  {
    method: 'POST',
    path: '/api/earnings/unmatched',
    body: { key: '["shop","a name",null]', productId: 1 },
    text: { field: 'key' },
    required: ['key', 'productId'],
    refused: [
      ...objects({}, 'key', 'productId'),
      ['key', ''],
      ['key', 'a'.repeat(2001)],
      ['productId', 0],
      ['productId', TOO_HIGH],
      ['productId', '1'],
    ],
    limit: MEGABYTE,
  },
  {
    method: 'POST',
    path: '/api/auth/tokens',
    body: { name: 'Spreadsheet' },
    text: { field: 'name' },
    required: ['name'],
    refused: [...objects({}, 'name'), ['name', ' '], ['name', 'a'.repeat(81)]],
    limit: MEGABYTE,
  },
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
  {
    method: 'PUT',
    path: '/api/mail-settings',
    body: { recipient: null, weeklySummary: true, alertMails: true, alertSensitivity: 'low' },
    text: { field: 'recipient', around: (text) => `a${text}@example.com` },
    required: ['weeklySummary', 'alertMails', 'alertSensitivity'],
    refused: [
      ...objects({}, 'recipient', 'weeklySummary', 'alertMails', 'alertSensitivity'),
      ['recipient', 'owner'],
      ['recipient', 'owner@example.com\r\nBcc: other@example.com'],
      ['recipient', 'one@example.com, two@example.com'],
      ['weeklySummary', 'yes'],
      ['alertMails', 1],
      ['alertSensitivity', 'loud'],
    ],
    limit: MEGABYTE,
  },
  {
    method: 'POST',
    path: '/api/share-links',
    body: { name: 'For the partner', range: '28d' },
    text: { field: 'name' },
    required: ['name', 'range'],
    refused: [
      ...objects({}, 'name', 'range', 'from', 'to', 'expiresAt'),
      ['name', ' '],
      ['name', 'a'.repeat(81)],
      ['range', 'today'],
      ['range', 'custom'],
      ['from', '2026-01-01'],
      ['expiresAt', '2026-13-01'],
      ['expiresAt', '2020-01-01T00:00:00Z'],
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
  {
    method: 'POST',
    path: '/api/analytics/runs',
    body: { kind: 'verify', from: '2025-01-02', to: '2025-01-02' },
    text: { field: 'from' },
    required: ['kind', 'from', 'to'],
    refused: [
      ...objects({}, 'kind', 'from', 'to'),
      ['kind', 'erase-visitor'],
      ['kind', 'drop'],
      ['kind', 'compact'],
      ['from', '2024-12-32'],
      ['from', '2023-01-01'],
      ['from', '2025-01-03'],
      ['to', '2999-01-01'],
      ['to', 20250102],
    ],
    limit: MEGABYTE,
  },
];
