/** PostgreSQL NOTIFY channel: rollups moved, without a payload. */
export const ROLLUPS_CHANNEL = 'rollups_moved';
