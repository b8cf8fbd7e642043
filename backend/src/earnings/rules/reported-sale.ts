import type { ConversionState } from '@astaguide/contracts/earnings/conversion-import';

/** One line of a network's report or one postback: a sale, its correction, or an adjustment. */
export interface ReportedSale {
  /** Line number as in an editor, from 1; 0 for a postback. */
  line: number;
  /** The site's day as reported: 'YYYY-MM-DD'; null if the date must be read from the click. */
  day: string | null;
  /** ISO 8601; null if the line has no time whose zone is known. */
  moment: string | null;
  /** Of a postback: the time that it states, ISO 8601, or a day. Null if it states none; undefined for a line. */
  statedTime?: string | null;
  /** A click id in its stored form (see readClickId); null without one. */
  clickId: string | null;
  product: string | null;
  /** The network's id of this line, unique in its reports (action id, transaction id). */
  rowId: string | null;
  orderId: string | null;
  /** The row id or order id of the sale that this line corrects; null if it is not a correction of a named sale. */
  corrects: string | null;
  /** The account at the network, such as a tracking id; null if the report has none. */
  account: string | null;
  /** Whether it is a bonus or bounty without an order: money, but no sale. */
  isAdjustment: boolean;
  /** In the currency, with four decimals, signed: '-29.9900'. */
  amount: string;
  /** In the commission's currency, signed; null if the report does not have it. */
  commission: string | null;
  /** ISO 4217. */
  currency: string;
  commissionCurrency: string;
  state: ConversionState;
  /** The day the network paid it, or its state is 'paid' without a day: '' ; null while unpaid. */
  paidOn: string | null;
}
