import { eachOf, type Asker, type Questions } from './ask';
import { BURST_DAY, FIRST_DAY, LAST_DAY } from './recorded-log';

const between = (from: string, to: string) => `from=${from}&to=${to}`;
const BURST = between(`${BURST_DAY}T00:00:00Z`, '2026-02-15T00:00:00Z');
const FEBRUARY = between('2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z');
const NEW_YEAR = between('2025-12-20T00:00:00Z', '2026-01-11T00:00:00Z');
const ODD_DAYS = between('2026-02-05T00:00:00Z', '2026-02-07T00:00:00Z');
const WHOLE_LOG = between('2025-01-01T00:00:00Z', '2026-04-01T00:00:00Z');

const filter = (...filters: string[]) =>
  filters.map((text) => `&filter=${encodeURIComponent(text)}`).join('');

/** Which events each metric counts, over all pages. */
const counted = {
  'views, on the burst day': `${BURST}&metric=views&bots=without`,
  'clicks, on the burst day': `${BURST}&metric=clicks&bots=without`,
  'visitors, on the burst day': `${BURST}&metric=visitors&bots=without`,
  'visitors, in hours of the burst day': `${between(`${BURST_DAY}T09:00:00Z`, `${BURST_DAY}T15:10:00Z`)}&metric=visitors&bots=without`,
  'visitors of a page, on the burst day': `${BURST}&metric=visitors&bots=without${filter('page:/comparison')}`,
  'impressions, on the burst day': `${BURST}&metric=impressions&bots=without`,
  'clicks, in February': `${FEBRUARY}&metric=clicks&bots=without`,
  'clicks of a product, in February': `${FEBRUARY}&metric=clicks&bots=without${filter('product:1')}`,
  'clicks of a campaign, in all': `${WHOLE_LOG}&metric=clicks&bots=without${filter('campaign:spring, "early"')}`,
  'views of a page in a country, in February': `${FEBRUARY}&metric=views&bots=without${filter('page:/', 'country:DE')}`,
  'clicks of a page, link placement and product': `${FEBRUARY}&metric=clicks&bots=without${filter('page:/', 'linkPlacement:home-card', 'product:2')}`,
  'impressions of a page, link placement and product': `${FEBRUARY}&metric=impressions&bots=without${filter('page:/', 'linkPlacement:home-card', 'product:2')}`,
  'impressions without a link placement': `${ODD_DAYS}&metric=impressions&bots=without${filter('linkPlacement:')}`,
  'impressions of a product that there is not': `${ODD_DAYS}&metric=impressions&bots=without${filter('product:')}`,
  'visitors of a channel, around New Year': `${NEW_YEAR}&metric=visitors&bots=without${filter('channel:email')}`,
  'visitors of a source and a device': `${NEW_YEAR}&metric=visitors&bots=without${filter('source:google.com', 'device:mobile')}`,
  'visitors of a browser, in all': `${WHOLE_LOG}&metric=visitors&bots=without${filter('browser:Firefox')}`,
  'visitors of a language, in all': `${WHOLE_LOG}&metric=visitors&bots=without${filter('language:nl')}`,
  'events without a page': `${ODD_DAYS}&bots=without${filter('page:')}`,
  'visitors without a country': `${ODD_DAYS}&metric=visitors&bots=without${filter('country:')}`,
  'clicks of no known product': `${ODD_DAYS}&metric=clicks&bots=without${filter('product:')}`,
};

/** Searches for events that no metric counts. */
const searched = {
  'all events, people and bots': `${ODD_DAYS}&metric=events`,
  'events of a type, in all': `${WHOLE_LOG}&type=newsletter_signup`,
  'events of a type on a page': `${WHOLE_LOG}&type=chat_opened&bots=without${filter('page:/')}`,
  'events of bots': `${NEW_YEAR}&bots=only`,
  'events of crawlers': `${FEBRUARY}&bots=only${filter('reason:crawler')}`,
  'events without a user agent': `${WHOLE_LOG}&bots=only${filter('reason:no-user-agent')}`,
  'events of a network by the rule about it': `${WHOLE_LOG}&bots=only${filter('reason:rule:1')}`,
  'events by the rule about behaviour': `${WHOLE_LOG}&bots=only${filter('reason:rule:2')}`,
  'events of a program': `${WHOLE_LOG}&bots=only${filter('agent:curl')}`,
  'clicks of bots in a network': `${WHOLE_LOG}&bots=only&metric=clicks${filter('network:192.0.2.0/24')}`,
};

/** All details of an event. */
const details = {
  'around midnight of New Year': between('2025-12-31T23:30:00Z', '2026-01-01T00:30:00Z'),
  'odd clicks': `${between('2026-02-05T09:00:00Z', '2026-02-05T09:15:00Z')}&bots=without`,
  'odd offers and custom events': `${between('2026-02-06T12:00:00Z', '2026-02-06T12:00:05Z')}&bots=without`,
  'bots of a day': `${between('2026-02-24T00:00:00Z', '2026-02-25T00:00:00Z')}&bots=only`,
};

/** Fields of an export whose values are counted. */
const countedFields = [
  'event_type',
  'product_id',
  'page',
  'link_placement',
  'rank',
  'price',
  'source',
  'referrer',
  'country',
  'language',
  'device',
  'bot_reasons',
];

export const eventQuestions = ({ json, places, export: lines }: Asker): Record<string, Questions> => ({
  'events behind a figure': eachOf(counted, places),
  'events found in the log': eachOf(searched, places),
  'details of events': eachOf(details, (query) => json(`/api/analytics/events?${query}`)),
  export: {
    'the last day of the year': () => lines('2025-12-31', '2025-12-31'),
    'odd events': async () =>
      (await lines('2026-02-05', '2026-02-06')).filter(({ timestamp }) =>
        /05T09:(0|10|11|12|13|14)|06T(09:00|12:00:0[0-4])/.test(String(timestamp)),
      ),
    'lines of each day': async () =>
      tally((await lines(FIRST_DAY, LAST_DAY)).map(({ timestamp }) => String(timestamp).slice(0, 10))),
    'how often each value occurs': async () => {
      const all = await lines('2025-01-01', LAST_DAY);
      return Object.fromEntries(
        countedFields.map((name) => [name, tally(all.map((line) => String(line[name])))]),
      );
    },
  },
  summary: {
    // The last 30 days are after the end of the log.
    'of all days': async () => {
      const { clicksByDate: _days, ...rest } = (await json('/api/analytics/summary')) as {
        clicksByDate: unknown;
      };
      return rest;
    },
  },
});

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
