import type { ApiTokenScope } from '@astaguide/contracts/account/api-token';

/** What a token may do, in words. */
export const scopeNames: Record<ApiTokenScope, string> = {
  'analytics:read': 'Read reports and raw events',
  'conversions:write': 'Send sales',
};
