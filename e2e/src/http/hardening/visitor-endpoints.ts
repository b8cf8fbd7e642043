import { endpoints, TOO_HIGH, type JsonEndpoint } from './json-endpoint';

/** Endpoints for visitors. */
export const visitorEndpoints: JsonEndpoint[] = [
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
