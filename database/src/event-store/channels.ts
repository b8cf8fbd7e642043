/** PostgreSQL NOTIFY channel: rollups changed. No payload. */
export const ROLLUPS_CHANNEL = 'rollups_moved';
/** PostgreSQL NOTIFY channel: products, articles or settings changed. No payload. */
export const CONTENT_CHANNEL = 'content_changed';
/** PostgreSQL NOTIFY channel: a maintenance run or a verification changed. No payload. */
export const MAINTENANCE_CHANNEL = 'maintenance_moved';
