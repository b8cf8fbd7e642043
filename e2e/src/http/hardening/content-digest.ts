import type { Client } from 'pg';

/**
 * The content that a rejected request must not change. Sessions are not included, because each request extends its own.
 */
const tables = [
  'products',
  'product_former_slugs',
  'rank_changes',
  'blog_posts',
  'site_settings',
  'study_changes',
  'study_checks',
  'newsletter_subscribers',
  'newsletter_issues',
  'newsletter_deliveries',
  'newsletter_settings',
  'images',
  'owners',
  'chat_questions',
  'chat_model_budget',
  'answer_corrections',
  'written_answers',
  'events',
  'event_inbox',
  'daily_rollups',
  'annotations',
  'history_imports',
  'saved_views',
  'bot_rules',
  'api_tokens',
  'share_links',
  'notification_preferences',
  'notifications',
  'traffic_alerts',
];

/** A digest of each table's rows, by the table's name. */
export async function digestContent(database: Client): Promise<Record<string, string>> {
  const selects = tables.map(
    (table) =>
      `SELECT '${table}' AS name, md5(coalesce(string_agg(row::text, E'\\n' ORDER BY row::text), '')) AS digest FROM ${table} row`,
  );
  const { rows } = await database.query<{ name: string; digest: string }>(selects.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
