import { analyticsEndpoints } from './analytics-endpoints';
import { contentEndpoints } from './content-endpoints';
import type { JsonEndpoint } from './json-endpoint';
import { ownerEndpoints } from './owner-endpoints';
import { visitorEndpoints } from './visitor-endpoints';

/** All calls with a JSON body. */
export const jsonEndpoints: JsonEndpoint[] = [
  ...contentEndpoints,
  ...visitorEndpoints,
  ...analyticsEndpoints,
  ...ownerEndpoints,
];
