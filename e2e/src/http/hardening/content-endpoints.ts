import { BARE_PRODUCT, POST, PRODUCT } from '../content/owner-input';
import { MEGABYTE, object, objects, TOO_HIGH, type JsonEndpoint } from './json-endpoint';

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
  ['servings', 0],
  ['servings', TOO_HIGH],
  ['capsule', 'Glass'],
  ['testedOn', 'yesterday'],
  ['measuredMg', TOO_HIGH],
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

/** Endpoints for the owner's content: products, articles, settings. */
export const contentEndpoints: JsonEndpoint[] = [
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
    method: 'POST',
    path: '/api/short-links',
    body: { slug: 'summer', url: 'https://video.example/' },
    text: { field: 'slug' },
    required: ['slug'],
    refused: [
      ...objects({ url: 'https://video.example/' }, 'slug', 'url'),
      ['slug', ''],
      ['slug', 'a b'],
      ['slug', 'a'.repeat(61)],
      ['url', '/admin'],
      ['url', 'javascript:alert(1)'],
      ['productId', 0],
      ['productId', TOO_HIGH],
      ['productId', 1],
    ],
    limit: MEGABYTE,
  },
  {
    method: 'PUT',
    path: '/api/site-settings',
    body: { siteName: 'Another', logoUrl: null, faviconUrl: null },
    text: { field: 'siteName' },
    required: ['siteName'],
    refused: [
      ...objects({}, 'siteName', 'logoUrl', 'faviconUrl', 'socialProof', 'clicksThroughSite', 'timeZone'),
      ['siteName', ''],
      ['siteName', 'a'.repeat(101)],
      ['logoUrl', 'data:text/html,a'],
      ['faviconUrl', '//elsewhere.example/a.png'],
      ['socialProof', 'invented'],
      ['clicksThroughSite', 'yes'],
      ['priceMaxAgeDays', 0],
      ['priceMaxAgeDays', 366],
      ['timeZone', 'Europe/Atlantis'],
    ],
    limit: MEGABYTE,
  },
];
