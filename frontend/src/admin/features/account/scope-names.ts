import type { ApiTokenScope } from '@astaguide/contracts/account/api-token';

/** Labels of token scopes. */
export const scopeNames: Record<ApiTokenScope, string> = {
  'analytics:read': 'Read reports and raw events',
  'earnings:read': 'Read earnings and sales',
  'conversions:write': 'Send sales',
  'bounces:write': 'Report bounced emails',
};
