/** PostgreSQL NOTIFY channel: rollups moved, without a payload. */
export const ROLLUPS_CHANNEL = 'rollups_moved';
/** PostgreSQL NOTIFY channel: products, articles or settings changed, without a payload. */
export const CONTENT_CHANNEL = 'content_changed';
/** PostgreSQL NOTIFY channel: a maintenance run or a verification moved, without a payload. */
export const MAINTENANCE_CHANNEL = 'maintenance_moved';
