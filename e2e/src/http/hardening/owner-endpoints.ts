import { OWNER } from '@astaguide/testbed/launched-site';
import { queuedEvent } from '../analytics/failed-events';
import { endpoints, TOO_HIGH, type JsonEndpoint } from './json-endpoint';

const MAPPING = { columns: { amount: 0, date: 1, product: 2 }, dateOrder: 'month-first', decimalSign: '.' };

/** Endpoints of the owner's account, earnings and operations. */
export const ownerEndpoints: JsonEndpoint[] = [
  ...endpoints(
    'POST /api/auth/login',
    { ...OWNER },
    { email: ['', 'owner', `${'a'.repeat(250)}@example.com`], password: ['', true, 'a'.repeat(1025)] },
    { around: (text) => `a${text}@example.com`, limit: 16 * 1024 },
  ),
  ...endpoints(
    'POST /api/auth/password',
    { currentPassword: OWNER.password, newPassword: 'another good password' },
    { currentPassword: [''], newPassword: ['a'.repeat(14), 'a'.repeat(1025)] },
    { text: 'newPassword' },
  ),
  ...endpoints(
    'POST /api/operations/failed-events/replay',
    { reason: 'a reason that nothing has' },
    { reason: ['', 'a'.repeat(20001)] },
  ),
  ...endpoints(
    'POST /api/operations/failed-events/1/replay',
    { event: queuedEvent() },
    {
      event: [
        {},
        'an event',
        [queuedEvent()],
        queuedEvent({ visitor: 'someone' }),
        queuedEvent({ occurredAt: 'now' }),
        queuedEvent({ id: '1' }),
        queuedEvent({ page: 'a'.repeat(301) }),
      ],
    },
  ),
  ...endpoints(
    'PUT /api/earnings/commissions/1',
    { validFrom: '2026-01-01', kind: 'rate', value: '7.50' },
    { validFrom: ['2026-02-30', '0001-01-01'], kind: ['share'], value: ['100.01', '-1', '1e3', 1e21, ''] },
    { text: 'value' },
  ),
  ...endpoints(
    'PUT /api/earnings/exchange-rates',
    { currency: 'EUR', validFrom: '2026-01-01', rate: '1.0825' },
    { currency: ['USD', 'euro'], validFrom: ['2026-02-30'], rate: ['0', '-1', 1e21] },
    { text: 'rate' },
  ),
  ...endpoints(
    'POST /api/conversions',
    {
      network: 'Network',
      orderId: '1',
      amount: '29.99',
      currency: 'USD',
      status: 'approved',
      occurredAt: '2026-01-01T00:00:00Z',
    },
    {
      network: [' ', 'a'.repeat(101)],
      orderId: ['', 'a'.repeat(301)],
      clickId: ['a'.repeat(301)],
      productId: [0, TOO_HIGH],
      amount: ['1e3', 1e21],
      commission: ['much'],
      status: ['confirmed'],
      currency: ['€'],
      occurredAt: ['2026-01-01', '2999-01-01T00:00:00Z'],
    },
    { text: 'orderId', limit: 16 * 1024 },
  ),
  ...endpoints(
    'POST /api/conversions/refused/1/accept',
    { status: 'approved' },
    { status: ['a'.repeat(501)], ['a'.repeat(51)]: ['approved'] },
    { optional: ['status'] },
  ),
  ...endpoints(
    'POST /api/conversions/test',
    { call: 'network=Network&orderId=1' },
    { call: [' ', 'a'.repeat(4001)] },
  ),
  ...endpoints(
    'PUT /api/earnings/sales/1',
    { day: '2026-01-15' },
    {
      day: ['2026-02-30'],
      productId: [0, TOO_HIGH],
      amount: ['1e3'],
      commission: ['much'],
      status: ['confirmed'],
      isPaid: [],
    },
    { optional: ['day'] },
  ),
  ...endpoints(
    'POST /api/earnings/imports/1/preview, POST /api/earnings/imports/1/confirm',
    { retailer: 'Shop', mapping: MAPPING },
    {
      retailer: [' ', 'a'.repeat(101)],
      mapping: [
        'guess',
        { ...MAPPING, dateOrder: 'year-first' },
        { ...MAPPING, decimalSign: '' },
        ...[{ amount: null }, { date: -1 }, { date: 1.5 }].map((wrong) => ({
          ...MAPPING,
          columns: { ...MAPPING.columns, ...wrong },
        })),
      ],
    },
  ),
  ...endpoints(
    'POST /api/earnings/unmatched',
    { key: '["shop","a name",null]', productId: 1 },
    { key: ['', 'a'.repeat(2001)], productId: [0, TOO_HIGH, '1'] },
  ),
  ...endpoints(
    'POST /api/auth/tokens',
    { name: 'Spreadsheet' },
    {
      name: [' ', 'a'.repeat(81)],
      scopes: [[], ['analytics:write'], ['analytics:read', 'analytics:read']],
      expiresAt: [null, '2026-13-01', '2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z'],
    },
  ),
  ...endpoints(
    'PUT /api/chat/model',
    { dailyTokens: 1000, promptPrice: 0.15, answerPrice: null },
    { dailyTokens: [-1, 1.5, TOO_HIGH], promptPrice: ['0.15', -0.1], answerPrice: [10001] },
    { optional: ['promptPrice', 'answerPrice'] },
  ),
  ...endpoints(
    'PUT /api/notification-preferences',
    {
      recipient: null,
      lossAlerts: true,
      weeklySummary: true,
      alertNotifications: true,
      alertSensitivity: 'low',
    },
    {
      recipient: ['owner', 'owner@example.com\r\nBcc: other@example.com', 'one@example.com, two@example.com'],
      weeklySummary: ['yes'],
      alertNotifications: [1],
      alertSensitivity: ['loud'],
    },
    { text: 'recipient', around: (text) => `a${text}@example.com`, optional: ['recipient'] },
  ),
  ...endpoints(
    'POST /api/share-links',
    { name: 'For the partner', range: '28d' },
    {
      name: [' ', 'a'.repeat(81)],
      range: ['today', 'custom'],
      from: ['2026-01-01'],
      to: [],
      expiresAt: ['2026-13-01', '2020-01-01T00:00:00Z'],
    },
  ),
  ...endpoints(
    'POST /api/maintenance/runs',
    { kind: 'verify', from: '2025-01-02', to: '2025-01-02' },
    {
      kind: ['erase-visitor', 'drop', 'compact'],
      from: ['2024-12-32', '2023-01-01', '2025-01-03'],
      to: ['2999-01-01', 20250102],
    },
    { text: 'from' },
  ),
  ...endpoints(
    'PUT /api/connection-settings',
    { publicUrl: null },
    {
      publicUrl: ['example.com', 'https://example.com/path', 'javascript:alert(1)'],
      smtpHost: ['smtp://mail.example', 'mail.example/?tls.rejectUnauthorized=false'],
      smtpPort: [0, 65_536, 587.5],
      smtpSecurity: ['ssl'],
      smtpUser: [],
      smtpPassword: ['a\r\nb'],
      mailFrom: ['owner', 'Reef\r\nBcc: other@example.com <news@example.com>'],
    },
    { text: 'mailFrom', around: (text) => `${text} <news@example.com>`, optional: ['publicUrl'] },
  ),
  ...endpoints(
    'POST /api/connection-settings/test',
    { mailFrom: 'news@example.com' },
    { smtpHost: ['a b'], smtpPort: [-1], smtpPassword: [] },
    { text: 'mailFrom', around: (text) => `${text} <news@example.com>`, optional: ['mailFrom'] },
  ),
  ...endpoints('PUT /api/setup', { isDismissed: false }, { isDismissed: ['yes', 1] }),
];
