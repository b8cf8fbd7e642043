import { contentEndpoints } from './content-endpoints';
import type { JsonEndpoint } from './json-endpoint';
import { ownerEndpoints } from './owner-endpoints';
import { visitorEndpoints } from './visitor-endpoints';

/** All calls with a JSON body. */
export const jsonEndpoints: JsonEndpoint[] = [...contentEndpoints, ...visitorEndpoints, ...ownerEndpoints];
