/** A request with an unknown address or method, and the expected status. */
export interface BadAddress {
  method: string;
  path: string;
  status: number;
}

/** Ids that do not exist. */
const ids = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '+1',
  '01',
  '999999999',
  '2147483648',
  '9'.repeat(40),
  'abc',
  'null',
  '%00',
  '1%00',
  '%2f',
  '1%2f2',
  '..%2f..%2fetc%2fpasswd',
  "1'%20OR%20'1'='1",
  '1;DROP%20TABLE%20products',
  '%F0%9F%8D%8A',
  '__proto__',
  'constructor',
  'a'.repeat(450),
];
const TOO_LONG = 'a'.repeat(600);
/** Invalid percent encodings. */
const unreadable = ['%', '%ff', '%zz', '%c0%af', '%ed%a0%80'];

/** Calls with an id or a slug, and the rest of their path. */
const underIds: [method: string, folder: string, rest?: string][] = [
  ['PUT', '/api/products/'],
  ['DELETE', '/api/products/'],
  ['PUT', '/api/blog/'],
  ['DELETE', '/api/blog/'],
  ['DELETE', '/api/newsletter/'],
  ['PUT', '/api/newsletter/issues/'],
  ['DELETE', '/api/newsletter/issues/'],
  ['GET', '/api/newsletter/issues/', '/preview'],
  ['GET', '/api/newsletter/issues/', '/results'],
  ['POST', '/api/newsletter/issues/', '/test'],
  ['POST', '/api/newsletter/issues/', '/send'],
  ['POST', '/api/newsletter/issues/', '/pause'],
  ['POST', '/api/newsletter/issues/', '/resume'],
  ['POST', '/api/newsletter/issues/', '/send-unknown'],
  ['DELETE', '/api/images/'],
  ['DELETE', '/api/auth/sessions/'],
  ['DELETE', '/api/auth/tokens/'],
  ['DELETE', '/api/share-links/'],
  ['PUT', '/api/analytics/annotations/'],
  ['DELETE', '/api/analytics/annotations/'],
  ['PUT', '/api/written-answers/'],
  ['DELETE', '/api/written-answers/'],
  ['DELETE', '/api/chat/corrections/'],
  ['PUT', '/api/analytics/views/'],
  ['DELETE', '/api/analytics/views/'],
  ['DELETE', '/api/analytics/bot-rules/'],
  ['POST', '/api/analytics/bot-rules/', '/preview'],
  ['POST', '/api/analytics/bot-rules/', '/apply'],
  ['POST', '/api/analytics/bot-rules/', '/remove'],
  ['GET', '/api/analytics/bot-rules/', '/preview'],
  ['GET', '/api/maintenance/runs/'],
  ['POST', '/api/maintenance/runs/', '/cancel'],
  ['POST', '/api/traffic-alerts/', '/dismiss'],
  ['GET', '/api/operations/failed-events/'],
  ['POST', '/api/operations/failed-events/', '/replay'],
  ['DELETE', '/api/operations/failed-events/'],
  ['PUT', '/api/earnings/commissions/'],
  ['DELETE', '/api/earnings/commissions/', '/2026-01-01'],
  ['POST', '/api/analytics/imports/', '/confirm'],
  ['DELETE', '/api/analytics/imports/'],
  ['POST', '/api/earnings/imports/', '/preview'],
  ['POST', '/api/earnings/imports/', '/confirm'],
  ['DELETE', '/api/earnings/imports/'],
  ['GET', '/api/products/slug/'],
  ['GET', '/api/blog/slug/'],
];

/** Calls with unknown ids and slugs. */
export const unknownIds: BadAddress[] = underIds.flatMap(([method, folder, rest = '']) => {
  const at = (id: string, status: number) => ({ method, path: folder + id + rest, status });
  return [
    ...ids.map((id) => at(id, 404)),
    // A path that no API route matches is a page address, and there is no such page.
    at(TOO_LONG, method === 'GET' ? 404 : 414),
    ...unreadable.map((id) => at(id, 400)),
  ];
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** Calls with methods that a path of the API does not have. @param paths its methods by path, from OpenAPI */
export function wrongMethods(paths: Record<string, object>): BadAddress[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => !(method.toLowerCase() in methods) && !takenByAnother(method, path)).map(
      (method) => ({ method, path: path.replace(/\{\w+\}/g, '1'), status: 404 }),
    ),
  );
}

/** Methods that take an id treat paths such as '/api/products/ranking' as ids. */
function takenByAnother(method: string, path: string): boolean {
  return method === 'DELETE' && /^\/api\/(products\/ranking|images\/upload)$/.test(path);
}

/** Paths that are almost one of the API's. @param path one without parameters: '/api/products' */
export function nearbyPaths(method: string, path: string): BadAddress[] {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const name = path.slice(path.lastIndexOf('/') + 1);
  // Without its slash, a path of the API is a page address and gets a page.
  const isPage = folder === '/api' && method === 'GET';
  return [
    `${folder}/${name.toUpperCase()}`,
    `${path}/`,
    `${path}//`,
    `${folder}//${name}`,
    ...(isPage ? [] : [`${folder}%2f${name}`, `${folder}%5c${name}`]),
    `${path}%00`,
    `${path}%20`,
    `${path};a=b`,
    `${path}.json`,
  ].map((path) => ({ method, path, status: 404 }));
}
