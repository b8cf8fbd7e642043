import { days, eachOf, type Asker, type Questions } from './ask';
import { BURST_DAY, FIRST_DAY, LAST_DAY } from './recorded-log';

/** Periods of projections, which are computed by day: attribution, funnels, bot traffic. */
const periods = {
  'the burst day, against the day before': days(BURST_DAY, BURST_DAY, 'previous'),
  'a day without events': days('2026-01-13'),
  'a week, against the year before': days('2026-02-09', '2026-02-15', 'year'),
  'over the end of the year, against as many days before': days('2025-12-20', '2026-01-10', 'previous'),
  'all days of the log': days(FIRST_DAY, LAST_DAY),
};

const asFile = days('2026-01-01', '2026-02-28', 'previous');

export const visitQuestions = ({ json, csv }: Asker): Record<string, Questions> => ({
  attribution: {
    ...eachOf(periods, (period) => json(`/api/analytics/attribution?${period}`)),
    'as CSV': () => csv(`/api/analytics/attribution.csv?${asFile}`),
  },
  funnel: {
    ...eachOf(periods, (period) => json(`/api/analytics/funnel?${period}`)),
    ...eachOf(
      {
        'all sessions, as CSV': 'total',
        'channels, as CSV': 'channel',
        'devices, as CSV': 'device',
        'countries, as CSV': 'country',
      },
      (table) => csv(`/api/analytics/funnel.csv?${asFile}&table=${table}`),
    ),
  },
  'bot traffic': {
    ...eachOf(periods, (period) => json(`/api/analytics/bot-traffic?${period}`)),
    ...eachOf(
      {
        'days, as CSV': 'days',
        'reasons, as CSV': 'reason',
        'programs, as CSV': 'agent',
        'networks, as CSV': 'network',
      },
      (table) => csv(`/api/analytics/bot-traffic.csv?${asFile}&table=${table}`),
    ),
  },
});
