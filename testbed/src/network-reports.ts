import { clickIdOf } from '@astaguide/contracts/earnings/click-id';
import type { ConversionState } from '@astaguide/contracts/earnings/conversion-import';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sales and commission as text with two decimals, or more where the network has more. */
type Money = readonly [sales: string, commission: string];

/** A report in the shape of a network, with invented data, and what it says. */
export interface NetworkReport {
  /** In `testbed/reports`. */
  file: string;
  /** The network that the headings tell; null if the headings could be anyone's. */
  network: string | null;
  /** Added by hand from the lines of the file. */
  totals: Partial<Record<`${ConversionState} ${string}`, Money>>;
  /** Lines with the id of a click. */
  clicks: number;
  /** Test transactions. */
  leftOut?: number;
  totalLines?: number;
  /** What the file leaves open, and what an owner would choose. */
  chosen?: { currency?: string; states?: Record<string, ConversionState> };
}

export const networkReports: readonly NetworkReport[] = [
  {
    file: 'amazon-us-earnings.csv',
    network: 'Amazon Associates',
    // 59.98 + 27.80 - 29.99 + 45.00; 2.70 + 1.25 - 1.35 + 2.03
    totals: { 'confirmed USD': ['102.79', '4.63'] },
    clicks: 0,
  },
  {
    file: 'awin-transactions.csv',
    network: 'Awin',
    // Approved: 2.40 and the bonus of 25.00 without an amount.
    totals: {
      'confirmed GBP': ['29.99', '27.40'],
      'pending GBP': ['40.00', '3.20'],
      'reversed GBP': ['20.00', '1.60'],
    },
    clicks: 2,
  },
  {
    file: 'cj.csv',
    network: 'CJ',
    // Locked, its correction, and the incentive: 69.00 - 34.50 + 0.00; 6.90 - 3.45 + 50.00. New and extended: 2 × 34.50.
    totals: { 'confirmed USD': ['34.50', '53.45'], 'pending USD': ['69.00', '6.90'] },
    clicks: 4,
  },
  {
    file: 'shareasale.csv',
    network: 'ShareASale',
    totals: {
      'confirmed USD': ['55.60', '4.45'],
      'pending USD': ['27.80', '2.22'],
      'reversed USD': ['35.00', '2.80'],
    },
    clicks: 3,
  },
  {
    file: 'clickbank.csv',
    network: 'ClickBank',
    // 8.08 + 8.08 - 8.08 - 8.08
    totals: { 'confirmed USD': ['0.00', '0.00'] },
    clicks: 3,
    leftOut: 1,
  },
  {
    file: 'digistore24.csv',
    network: 'Digistore24',
    // 38.95 + 1038.95 - 1038.95; 15.58 + 415.58 - 415.58
    totals: { 'confirmed EUR': ['38.95', '15.58'] },
    clicks: 3,
    totalLines: 1,
  },
  {
    file: 'impact.csv',
    network: 'impact.com',
    totals: {
      'pending USD': ['38.95', '3.90'],
      'confirmed USD': ['1038.95', '103.90'],
      'reversed USD': ['0.00', '0.00'],
    },
    clicks: 2,
  },
  {
    file: 'everflow.csv',
    network: 'Everflow',
    // Rejected 4.80 and invalid 0.00.
    totals: {
      'confirmed USD': ['48.00', '4.80'],
      'pending USD': ['48.00', '4.80'],
      'reversed USD': ['96.00', '4.80'],
    },
    clicks: 3,
  },
  {
    file: 'iherb.csv',
    network: 'iHerb',
    totals: {
      'pending USD': ['58.20', '2.60'],
      'confirmed EUR': ['41.10', '1.90'],
      'confirmed PLN': ['129.99', '6.00'],
      'confirmed USD': ['41.10', '1.90'],
    },
    clicks: 1,
  },
  {
    file: 'admitad.csv',
    network: 'Admitad',
    // Pending and 'approved but stalled': 2 × 27.80, 2 × 2.22.
    totals: {
      'confirmed EUR': ['27.80', '2.22'],
      'pending EUR': ['55.60', '4.44'],
      'reversed EUR': ['27.80', '0.00'],
    },
    clicks: 2,
  },
  {
    file: 'rakuten.csv',
    network: 'Rakuten Advertising',
    // 29.99 + 59.98 - 29.99 + 1012.50; 2.40 + 4.80 - 2.40 + 81.00
    totals: { 'confirmed USD': ['1072.48', '85.80'] },
    clicks: 3,
    totalLines: 1,
    chosen: { currency: 'USD' },
  },
  {
    file: 'partnerize.csv',
    network: 'Partnerize',
    totals: {
      'confirmed EUR': ['24.90', '1.743'],
      'pending EUR': ['49.80', '3.486'],
      'reversed GBP': ['31.00', '2.17'],
      'pending GBP': ['62.00', '4.34'],
    },
    clicks: 3,
  },
  {
    file: 'tradedoubler.csv',
    network: 'Tradedoubler',
    totals: {
      'confirmed SEK': ['1299.00', '103.92'],
      'pending SEK': ['649.50', '51.96'],
      'reversed SEK': ['799.00', '63.92'],
    },
    clicks: 2,
  },
  {
    file: 'skimlinks.tsv',
    network: 'Skimlinks',
    // 45.50 + 18.20 - 18.20; 3.64 + 1.456 - 1.456. 'on review' is a word that the owner explains.
    totals: { 'confirmed USD': ['45.50', '3.64'], 'pending USD': ['30.00', '2.40'] },
    clicks: 3,
    chosen: { states: { 'on review': 'pending' } },
  },
  {
    file: 'ebay.csv',
    network: 'eBay Partner Network',
    // 32.00 - 32.00; 1.28 - 1.28
    totals: {
      'confirmed USD': ['0.00', '0.00'],
      'pending USD': ['64.00', '2.56'],
      'reversed USD': ['15.00', '0.60'],
    },
    clicks: 3,
  },
  {
    file: 'webgains.csv',
    network: 'Webgains',
    totals: {
      'confirmed GBP': ['19.99', '1.60'],
      'pending GBP': ['39.98', '3.20'],
      'reversed GBP': ['12.50', '1.00'],
    },
    clicks: 2,
  },
  {
    file: 'daisycon.csv',
    network: 'Daisycon',
    totals: {
      'confirmed EUR': ['39.95', '3.20'],
      'pending EUR': ['1239.90', '99.19'],
      'reversed EUR': ['39.95', '3.20'],
    },
    clicks: 2,
    totalLines: 1,
  },
  {
    file: 'uppromote.csv',
    network: 'UpPromote',
    // 59.90 + 59.90 - 59.90; 8.99 + 8.99 - 8.99
    totals: {
      'confirmed AUD': ['59.90', '8.99'],
      'pending AUD': ['119.80', '17.97'],
      'reversed AUD': ['59.90', '8.99'],
    },
    clicks: 3,
  },
  {
    file: 'partnerstack.csv',
    network: 'PartnerStack',
    // Sales in EUR: 120.00 - 120.00. Rewards in USD: 12.00 - 12.00, and 25.00 without a sale.
    totals: {
      'confirmed EUR/USD': ['0.00', '0.00'],
      'confirmed USD': ['0.00', '25.00'],
      'pending EUR/USD': ['60.00', '6.00'],
    },
    clicks: 2,
  },
  {
    file: 'amazon-de.csv',
    network: 'Amazon Associates',
    // 63.00 - 21.00 + 1259.66; 1.89 - 0.63 + 37.79
    totals: { 'confirmed EUR': ['1301.66', '39.05'] },
    clicks: 0,
  },
  {
    file: 'refersion.csv',
    network: 'Refersion',
    // 84.00 + 42.00; 12.60 + 6.30
    totals: { 'confirmed CAD': ['126.00', '18.90'], 'reversed CAD': ['42.00', '6.30'] },
    clicks: 2,
    leftOut: 1,
  },
];

/** Ids as networks report them: a UUID, or 24 letters and digits, which ClickBank turns into capitals. */
const CLICK = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[R-Z][\dA-Z]{23}\b/g;

/**
 * The bytes of a report.
 *
 * @param clicks replace the click ids of the file, in their order; the same id everywhere it occurs
 */
export function networkReport(file: string, clicks: readonly string[]): Buffer {
  const bytes = readFileSync(join(__dirname, '..', 'reports', file));
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const encoding = isWide ? 'utf16le' : 'latin1';
  const text = bytes.toString(encoding);
  const found = [...new Set(text.match(CLICK))];
  const own = (id: string) => {
    const click = clicks[found.indexOf(id)]!;
    return id.includes('-') ? click : clickIdOf(click).toUpperCase();
  };
  return Buffer.from(text.replaceAll(CLICK, own), encoding);
}
