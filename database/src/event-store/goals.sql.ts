import { PAGE_VIEW_ID } from './dimensions';
import { idOfText } from './event-columns';

/**
 * SQL for the goals with the ids in `texts` that their events have: `type_id`, and `page_ids` (null for goals on an
 * event type). Beside them the columns of `goals`.
 */
export const goalRulesSql = `
  SELECT goals.*, CASE WHEN page IS NULL THEN ${idOfText('event_type')} ELSE ${PAGE_VIEW_ID} END AS type_id,
    CASE WHEN page LIKE '%*' THEN ARRAY(SELECT id FROM texts WHERE starts_with(value, left(page, -1)))
      WHEN page IS NOT NULL THEN ARRAY[${idOfText('page')}] END AS page_ids
  FROM goals`;

const textOf = (id: string) => `(SELECT value FROM texts WHERE id = ${id})`;

/** SQL for the text of a property of an event `e`: of the further data that was sent, or of a column. */
const propertySql = (name: string) => `coalesce(e.extra ->> ${name}, CASE ${name}
    WHEN 'page' THEN ${textOf('coalesce(e.sent_page_id, e.page_id)')}
    WHEN 'linkPlacement' THEN ${textOf('coalesce(e.sent_link_placement_id, e.link_placement_id)')}
    WHEN 'productId' THEN e.product_id::text WHEN 'rank' THEN e.rank::text WHEN 'price' THEN e.price::text END)`;

/** SQL condition for an event `e` that reaches a `goal`, a row of goalRulesSql. */
export const reachesGoalSql = `(e.type_id = goal.type_id
    AND (goal.page_ids IS NULL OR coalesce(e.sent_page_id, e.page_id) = ANY (goal.page_ids))
    AND (goal.property IS NULL OR ${propertySql('goal.property')} = goal.property_value))`;

/** SQL for what an event `e` that reaches a `goal` is worth, in the goal's currency; null for none. */
export const goalValueSql = `CASE WHEN ${propertySql('goal.value_property')} ~ '^\\d{1,12}(\\.\\d+)?$'
    THEN ${propertySql('goal.value_property')}::numeric END`;

/** SQL for the properties of an event `e`: rows `name` and `value` (text). */
export const propertiesSql = `
  SELECT name, value FROM jsonb_each_text(e.extra) AS sent(name, value)
  UNION ALL SELECT name, ${propertySql('name')} FROM unnest(ARRAY['page', 'linkPlacement', 'productId', 'rank', 'price']) AS name`;
