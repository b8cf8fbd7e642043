import { AFFILIATE_CLICK, type TrackedEvent } from '@astaguide/contracts/analytics/analytics-event';
import type {
  ConversionImport,
  ConversionUpload,
  UnmatchedGroup,
} from '@astaguide/contracts/earnings/conversion-import';
import { earningsDimensions } from '@astaguide/contracts/earnings/earnings-dimension';
import { uploadForm, type ApiClient } from '../api-client';
import { HEADINGS } from '../earnings/retailer-reports';
import { days, eachOf, type Asker, type Questions } from './ask';
import { BURST_DAY, FIRST_DAY, LAST_DAY } from './recorded-log';

const commissions = [
  [1, { validFrom: '2025-01-01', kind: 'rate', value: '7.5' }],
  [1, { validFrom: '2026-02-01', kind: 'rate', value: '10' }],
  [2, { validFrom: '2025-12-01', kind: 'fixed', value: '4' }],
  [4, { validFrom: '2026-01-01', kind: 'rate', value: '5' }],
] as const;

const states = ['Approved', 'Pending', 'Approved', 'Declined'];

/** A first report, and a second one with updates of the same sales: by click id, by date or by moment. */
function reportsOf(log: readonly TrackedEvent[]): { first: string[]; second: string[]; other: string[] } {
  const clicks = log.filter(({ eventType }) => eventType === AFFILIATE_CLICK);
  const ofPeople = clicks.filter(({ ipAddress }) => ipAddress !== '192.0.2.0/24');
  const ofBot = clicks.find(({ ipAddress }) => ipAddress === '192.0.2.0/24')!;
  const clicked = ofPeople.filter((_click, place) => place % 23 === 0);
  return {
    first: [
      ...clicked.map(({ id }, place) => `C${place},,,${id},${20 + place}.50,,${states[place % 4]}`),
      `B1,,,${ofBot.id},20.00,,Approved`,
      'M1,2026-02-14T22:30:00Z,1,,120.00,9.60,Approved',
      'M2,2026-02-15T03:30:00+05:30,2,,60.00,,Approved',
      'D1,2026-01-05,2,,35.00,,Approved',
      'D2,2025-12-31,Unheard of,,15.50,1.55,Approved',
      'D3,2025-12-30,asta new,,99.99,,Pending',
      'D4,2026-02-10,3,,80.00,,Declined',
      'U1,,,00000000-0000-4000-8000-000000000001,1.00,,Approved',
    ],
    second: [
      `C1,,,${clicked[1]!.id},21.50,,Approved`,
      'D1,2026-01-05,2,,35.00,,Declined',
      'D5,2026-02-13,Asta  New,,45.00,,Approved',
      ',2026-02-13,4,,12.34,,Approved',
    ],
    other: [`C0,,,${clicked[0]!.id},500.00,,Approved`, 'D9,2026-02-14,1,,700.00,,Approved'],
  };
}

/**
 * Enters commissions and imports retailers' reports as the owner does, removes one report, and assigns one name.
 *
 * @returns the responses, by step
 */
export async function importSales(
  owner: ApiClient,
  log: readonly TrackedEvent[],
): Promise<Readonly<Record<string, unknown>>> {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await owner.call(method, `/api/earnings/${path}`, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  };
  const importReport = async (retailer: string, rows: string[]) => {
    const file = Buffer.from([HEADINGS, ...rows].join('\n'));
    const upload = await call('POST', 'imports', uploadForm(['report', file, 'report.csv', 'text/csv']));
    const { id, mapping } = upload as ConversionUpload;
    const preview = await call('POST', `imports/${id}/preview`, {
      retailer,
      mapping: { ...mapping, currency: 'USD' },
    });
    await call('POST', `imports/${id}/confirm`, { retailer, mapping: { ...mapping, currency: 'USD' } });
    return { id, preview };
  };
  for (const [productId, commission] of commissions)
    await call('PUT', `commissions/${productId}`, commission);
  const { first, second, other } = reportsOf(log);
  const { preview: firstPreview } = await importReport('Shop', first);
  const unmatched = (await call('GET', 'unmatched')) as UnmatchedGroup[];
  const assigned = await call('POST', 'unmatched', {
    key: unmatched.find(({ productText }) => productText === 'asta new')!.key,
    productId: 5,
  });
  const { preview: secondPreview } = await importReport('Shop', second);
  const taken = await importReport('Other Shop', other);
  const imports = (await call('GET', 'imports')) as ConversionImport[];
  await call('DELETE', `imports/${taken.id}`);
  return {
    'preview of the first report': firstPreview,
    'sales without a product': unmatched,
    'sales assigned to a product': assigned,
    'preview of the second report': secondPreview,
    'all imports': imports,
    'sales without a product, in the end': await call('GET', 'unmatched'),
  };
}

const periods = {
  'the burst day, against the day before': days(BURST_DAY, BURST_DAY, 'previous'),
  'a week, against the year before': days('2026-02-09', '2026-02-15', 'year'),
  'over the end of the year, against as many days before': days('2025-12-20', '2026-01-10', 'previous'),
  'all days of the log, by weeks': days(FIRST_DAY, LAST_DAY, 'previous'),
  'half a year, by months': days('2025-09-15', '2026-03-15'),
};

export const earningsQuestions = ({ json, csv }: Asker): Record<string, Questions> => ({
  earnings: {
    ...eachOf(periods, (period) => json(`/api/earnings?${period}`)),
    ...eachOf(Object.fromEntries(earningsDimensions.map((by) => [`by ${by}`, by])), (by) =>
      json(`/api/earnings?${days('2026-01-20', '2026-02-20', 'previous')}&by=${by}`),
    ),
    ...eachOf({ 'days, as CSV': 'series', 'products, as CSV': 'rows' }, (table) =>
      csv(`/api/earnings.csv?${days('2026-01-20', '2026-02-20', 'previous')}&table=${table}`),
    ),
  },
});
