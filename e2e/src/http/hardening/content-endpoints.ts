import { BARE_PRODUCT, POST, PRODUCT } from '../content/owner-input';
import { endpoints, MEGABYTE, TOO_HIGH, type JsonEndpoint } from './json-endpoint';

/** Invalid lists of row ids. */
const noIds = (most: number) => ['1,2', [], [0], [1.5], ['1'], [TOO_HIGH], new Array(most + 1).fill(1)];

/** Endpoints for the owner's content: products, articles, settings. */
export const contentEndpoints: JsonEndpoint[] = [
  ...endpoints(
    'POST /api/products, PUT /api/products/1',
    PRODUCT,
    {
      servings: [0, TOO_HIGH],
      capsule: ['Glass'],
      testedOn: ['yesterday'],
      measuredMg: [TOO_HIGH],
      price: [-1, 1e9, 1e-7, 1e21, '1e309'],
      rating: [0, 5.01, -4],
      reviewCount: [-1, TOO_HIGH, Number.MAX_SAFE_INTEGER],
      features: ['one', [['nested']]],
      inStock: ['yes'],
      placement: [0, 21, 1.5],
      slug: [],
      version: [1.5],
    },
    { optional: Object.keys(PRODUCT).filter((field) => !(field in BARE_PRODUCT)) },
  ),
  ...endpoints(
    'PUT /api/products/ranking',
    { productIds: [1, 2] },
    {
      productIds: [
        '1,2',
        [1, 1],
        [0],
        [-1],
        [1.5],
        ['1'],
        Array.from({ length: 21 }, (_, index) => index + 1),
        [TOO_HIGH],
        [Number.MAX_SAFE_INTEGER],
      ],
    },
  ),
  ...endpoints(
    'POST /api/blog, PUT /api/blog/1',
    POST,
    {
      slug: ['../../etc/passwd', 'a b'],
      category: ['POETRY'],
      imageUrl: ['javascript:alert(1)'],
      published: [1, 'true'],
      keywords: ['label', [null]],
      version: ['1'],
    },
    {
      optional: ['published', 'metaDescription', 'keywords', 'author', 'reviewer', 'checkedOn'],
      limit: 2 * MEGABYTE,
    },
  ),
  ...endpoints(
    'POST /api/chat/corrections',
    { question: 'Is it halal?', url: '/faq#how-long', heading: 'How long until I notice something?' },
    {
      question: [' ', 'a'.repeat(301)],
      url: ['https://evil.example', `/${'a'.repeat(500)}`],
      heading: [' ', 'a'.repeat(1001)],
    },
  ),
  ...endpoints(
    'POST /api/written-answers, PUT /api/written-answers/1',
    { question: 'Is it halal?', answer: 'There is no certificate.' },
    { question: [' ', 'a'.repeat(301)], answer: [' ', 'a'.repeat(3001)], productId: [0, TOO_HIGH, 999999] },
    { text: 'answer' },
  ),
  ...endpoints(
    'POST /api/redirects',
    { from: '/old-post', to: '/faq' },
    {
      from: ['old-post', '/api/blog', `/${'a'.repeat(501)}`],
      to: ['javascript:alert(1)', '//other.example', '/old-post'],
    },
  ),
  ...endpoints(
    'PUT /api/blog/working-copies/6f1c1f0e-2f4e-4c58-9a58-0d1a52f0a3c7',
    { postId: null, values: { title: 'First words' } },
    {
      postId: ['1', 0, TOO_HIGH],
      values: ['a', { title: ['a'] }, { title: 1 }, { content: 'a'.repeat(600001) }],
    },
    { text: 'values', optional: ['postId'], limit: 2 * MEGABYTE },
  ),
  ...endpoints(
    'POST /api/short-links',
    { slug: 'summer', url: 'https://video.example/' },
    {
      url: ['/admin', 'javascript:alert(1)'],
      slug: ['', 'a b', 'a'.repeat(61)],
      productId: [0, TOO_HIGH, 1],
    },
    { optional: ['url'] },
  ),
  ...endpoints(
    'PUT /api/short-links/1',
    { url: 'https://video.example/', endsOn: '2026-08-31', nextUrl: 'https://video.example/next' },
    {
      url: ['javascript:alert(1)', 'https://video.example/?a={clickid}'],
      nextUrl: ['/admin'],
      endsOn: ['2026-02-30', null],
      passesQuery: ['yes'],
      productId: [0, TOO_HIGH, 1],
    },
    {
      around: (text) => `https://video.example/${encodeURIComponent(text)}`,
      optional: ['url', 'endsOn', 'nextUrl'],
    },
  ),
  ...endpoints(
    'PUT /api/evidence/studies/1/change',
    { kind: 'corrected', date: '2026-01-15', note: 'A table was wrong.' },
    {
      kind: ['withdrawn'],
      date: ['2026-02-30', '2099-01-01'],
      note: ['', 'a'.repeat(501)],
      noticeUrl: ['/studies', 'javascript:alert(1)'],
    },
    { text: 'note' },
  ),
  ...endpoints(
    'POST /api/evidence/studies, PUT /api/evidence/studies/1',
    {
      authors: 'Doe J',
      year: 2024,
      title: 'A trial',
      journal: 'Journal',
      kind: 'trial',
      outcome: 'Endurance',
    },
    {
      authors: [''],
      year: [1899, '2024', TOO_HIGH],
      title: ['a'.repeat(501)],
      journal: [''],
      kind: ['survey'],
      outcome: [''],
      doi: ['https://doi.example/10.1', '10.1000/"><script>'],
      weeks: [-1],
      effect: ['cure'],
      pubmedId: ['abc'],
      isRandomized: ['yes'],
      participants: [0, 1.5],
      checkedOn: ['2099-01-01'],
    },
    { text: 'title', optional: ['kind'] },
  ),
  // Nothing that could be looked up, so that no request leaves the machine.
  ...endpoints(
    'POST /api/evidence/lookups',
    { id: '10.1000/hardening' },
    { id: ['', 12, 'not a number', 'a'.repeat(301)] },
  ),
  ...endpoints(
    'PUT /api/evidence/studies/1/checked-uses',
    { ids: ['page Safety'] },
    { ids: ['page Safety', [1], ['a'.repeat(501)], Array(1001).fill('page Safety')] },
  ),
  ...endpoints(
    'PUT /api/evidence/studies/1/check',
    { checkedOn: '2026-01-15' },
    { checkedOn: ['', '2099-01-01'] },
  ),
  ...endpoints(
    'PUT /api/site-settings',
    { siteName: 'Another', logoUrl: null, faviconUrl: null },
    {
      siteName: ['', 'a'.repeat(101)],
      logoUrl: ['data:text/html,a'],
      faviconUrl: ['//elsewhere.example/a.png'],
      socialProof: ['invented'],
      clicksThroughSite: ['yes'],
      publishCommissions: ['yes'],
      timeZone: ['Europe/Atlantis'],
      priceMaxAgeDays: [0, 366],
    },
    { optional: ['siteName', 'logoUrl', 'faviconUrl'] },
  ),
  ...endpoints('POST /api/products/deletions', { productIds: [999999] }, { productIds: noIds(5000) }),
  ...endpoints(
    'PUT /api/products/stock',
    { productIds: [999999], inStock: true },
    { productIds: noIds(5000), inStock: ['yes'] },
  ),
  ...endpoints(
    'POST /api/newsletter/deletions',
    { subscriberIds: [999999] },
    { subscriberIds: noIds(100000) },
  ),
  ...endpoints(
    'PUT /api/newsletter/settings',
    { doubleOptIn: true, mailsPerMinute: 120 },
    { doubleOptIn: ['yes'], mailsPerMinute: [0, 6001, 1.5] },
    { text: 'mailsPerMinute' },
  ),
  ...endpoints(
    'POST /api/newsletter/bounces',
    { bounces: [{ email: 'reader@example.com', kind: 'hard' }] },
    {
      bounces: [
        [],
        ['reader@example.com'],
        [{ email: 'reader', kind: 'hard' }],
        [{ email: 'reader@example.com', kind: 'bouncy' }],
      ],
    },
    { limit: 16 * 1024 },
  ),
  ...endpoints(
    'POST /api/newsletter/issues, PUT /api/newsletter/issues/1',
    { subject: 'News', preheader: 'Soon', content: '<p>Text</p>', audiencePage: '/faq' },
    {
      subject: ['', 'a'.repeat(151)],
      preheader: ['a'.repeat(201)],
      content: ['a'.repeat(200001)],
      audiencePage: ['a'.repeat(201)],
      version: [1.5],
    },
    { optional: ['preheader', 'content', 'audiencePage'] },
  ),
  ...endpoints(
    'POST /api/newsletter/issues/from-post',
    { postId: 999999 },
    { postId: ['1', 0, 1.5, TOO_HIGH] },
  ),
  ...endpoints(
    'POST /api/newsletter/issues/1/send',
    { sendAt: '2026-12-01T07:00:00Z' },
    { sendAt: [5, 'tomorrow', '2026-13-01T00:00:00Z', '0000-01-01T00:00:00Z'] },
  ),
  ...endpoints(
    'POST /api/blog/text-checks',
    { content: '<p>a</p>' },
    { content: [1, 'a'.repeat(500001)] },
    { limit: 2 * MEGABYTE },
  ),
  ...endpoints(
    'POST /api/images/fetch',
    { url: 'https://pictures.invalid/a.png' },
    {
      url: [
        '',
        '/uploads/a.webp',
        'file:///etc/passwd',
        'http://127.0.0.1/a.png',
        'http://[::1]/a.png',
        'http://localhost/a.png',
        'https://user:pass@pictures.example/a.png',
      ],
    },
    { around: (text) => `https://pictures.invalid/${encodeURIComponent(text)}` },
  ),
  ...endpoints(
    'POST /api/images/deletions',
    { filenames: ['none.webp'] },
    { filenames: ['none.webp', [], [1], ['a'.repeat(101)]] },
  ),
];
