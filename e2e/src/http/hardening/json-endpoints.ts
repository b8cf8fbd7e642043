import { contentEndpoints } from './content-endpoints';
import type { JsonEndpoint } from './json-endpoint';
import { ownerEndpoints } from './owner-endpoints';
import { visitorEndpoints } from './visitor-endpoints';

/** Every call that takes a JSON body. */
export const jsonEndpoints: JsonEndpoint[] = [...contentEndpoints, ...visitorEndpoints, ...ownerEndpoints];
