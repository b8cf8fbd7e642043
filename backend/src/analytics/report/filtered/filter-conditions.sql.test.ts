import { readTraceFilter } from '@astaguide/contracts/analytics/event-trace';
import { filterConditions, keyCondition } from './filter-conditions.sql';
import { SqlParameters } from './statement';

const conditionsOf = (...texts: string[]) => {
  const parameters = new SqlParameters();
  const filters = texts.map((text) => readTraceFilter(text)!);
  const conditions = filterConditions(filters, (filter) => keyCondition(filter, parameters, days));
  return { conditions, values: parameters.values };
};
const days = () => ({ days: 'days', isOfDay: 'true' });
const textId = (parameter: string) =>
  `(SELECT id FROM texts WHERE md5(value)::uuid = md5(${parameter}::text)::uuid AND folded IS NULL)`;

test('included keys of a dimension are alternatives, and every dimension must hold', () =>
  expect(conditionsOf('product:7', 'page:/a', 'product:8')).toEqual({
    conditions: [
      '(e.product_id = $1::integer OR e.product_id = $3::integer) IS TRUE',
      `((e.page_id = ${textId('$2')} OR e.sent_page_id = ${textId('$2')})) IS TRUE`,
    ],
    values: [7, '/a', 8],
  }));

test('of excluded keys none may be there, and an event without a key is kept', () =>
  expect(conditionsOf('product!:7', 'product!:8', 'product:9').conditions).toEqual([
    '(e.product_id = $1::integer) IS TRUE',
    '(e.product_id = $2::integer OR e.product_id = $3::integer) IS NOT TRUE',
  ]));

test('what a visit came from is compared by its origin, what it was made with by its user agent', () => {
  const { conditions, values } = conditionsOf('campaign!:Spring', 'browser:Firefox', 'source:Google.com');
  expect(conditions).toEqual([
    `(e.user_agent_id IN (SELECT id FROM user_agents WHERE browser_id = ${textId('$1')})) IS TRUE`,
    `(e.origin_id IN (SELECT id FROM origins WHERE source_id = ${textId('$2')})) IS TRUE`,
    '(e.origin_id IN (SELECT id FROM origins WHERE utm_campaign_id = (SELECT id FROM texts WHERE md5(folded)::uuid = md5($3::text)::uuid AND folded IS NOT NULL))) IS NOT TRUE',
  ]);
  expect(values).toEqual(['Firefox', 'google.com', 'spring']);
});

test('without filters there is no condition', () => expect(conditionsOf().conditions).toEqual([]));
