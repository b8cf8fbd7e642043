import { days, eachOf, type Asker, type Questions } from './ask';
import { BURST_DAY, FIRST_DAY, LAST_DAY } from './recorded-log';

/** Periods of all lengths, with buckets of hours, days, weeks and months. */
const periods = {
  'the burst day, against the day before': days(BURST_DAY, BURST_DAY, 'previous'),
  'the first day of a year, against the last of the year before': days(
    '2026-01-01',
    '2026-01-01',
    'previous',
  ),
  'a day without events': days('2026-01-13'),
  'a week, against the one before': days('2026-02-09', '2026-02-15', 'previous'),
  'a week, against the year before': days('2026-02-09', '2026-02-15', 'year'),
  'January, against as many days before': days('2026-01-01', '2026-01-31', 'previous'),
  'over the end of the year, against as many days before': days('2025-12-20', '2026-01-10', 'previous'),
  'all days of the log, by weeks': days(FIRST_DAY, LAST_DAY),
  'the longest period there is, against the year before': days('2025-02-04', '2026-03-10', 'year'),
  'days before the first event': days('2024-05-01', '2024-05-02', 'previous'),
};

const filters = {
  'a product, on the burst day': ['product:1', days(BURST_DAY, BURST_DAY, 'previous')],
  'a product that nobody clicked': ['product:999999', days('2026-02-09', '2026-02-15', 'previous')],
  'a page, in a week': ['page:/comparison', days('2026-02-09', '2026-02-15', 'year')],
  'a page, over the end of the year': ['page:/review/alpha', days('2025-12-20', '2026-01-10')],
  'a page that looks like a formula': ['page:/review/=1+1,"x"', days('2026-02-06')],
  'a page that there is not': ['page:/nowhere', days('2026-02-06')],
  'a link placement, in February': ['linkPlacement:home-card', days('2026-02-01', '2026-02-28', 'previous')],
  'a link placement, on all days of the log': ['linkPlacement:review', days(FIRST_DAY, LAST_DAY)],
  'a channel, in a week': ['channel:email', days('2026-02-16', '2026-02-22', 'previous')],
  'a country, on the burst day': ['country:DE', days(BURST_DAY)],
  'a country, over the end of the year': ['country:NL', days('2025-12-20', '2026-01-10', 'previous')],
  'a device, in January': ['device:mobile', days('2026-01-01', '2026-01-31', 'previous')],
  'a device, in a week': ['device:tablet', days('2026-02-02', '2026-02-08')],
} as const;

/** The tables of a report's CSV export. */
const tables = {
  series: 'series',
  products: 'product',
  pages: 'page',
  'link placements': 'linkPlacement',
  sources: 'source',
  channels: 'channel',
  campaigns: 'campaign',
  countries: 'country',
  devices: 'device',
  browsers: 'browser',
  languages: 'language',
};

const filterQuery = ([filter, period]: readonly [string, string]) =>
  `${period}&filter=${encodeURIComponent(filter)}`;

export const reportQuestions = ({ json, csv }: Asker): Record<string, Questions> => ({
  report: eachOf(periods, (period) => json(`/api/analytics/report?${period}`)),
  'report of one key': eachOf(filters, (filter) => json(`/api/analytics/report?${filterQuery(filter)}`)),
  'report as CSV, over the end of the year': eachOf(tables, (table) =>
    csv(`/api/analytics/report.csv?${days('2025-11-20', '2026-02-17', 'previous')}&table=${table}`),
  ),
  'report of one key as CSV': eachOf(tables, (table) =>
    csv(
      `/api/analytics/report.csv?${filterQuery(['page:/comparison', days('2026-02-01', '2026-02-28')])}&table=${table}`,
    ),
  ),
});
