import { emailAddress } from '@astaguide/contracts/lib/email-address';
import {
  MAX_IMPORTED_SUBSCRIBERS,
  type SubscriberImport,
} from '@astaguide/contracts/publishing/newsletter-import';
import { InvalidInputError } from '../../http/errors';
import { readCsvRows } from '../../http/input/csv-rows';
import { momentIn } from '../../lib/moment-in';

/** The field of the form with the file. */
export const SUBSCRIBERS_FIELD = 'file';
const ADDRESS = emailAddress('Not an email address');
const MOST_REFUSED = 100;
const LONGEST_SOURCE = 200;

/** What Ghost, Mailchimp, Listmonk and this site call the columns. */
const columns = {
  email: ['email', 'email address', 'e-mail'],
  consentedAt: [
    'consented_at',
    'consent date',
    'subscribedat',
    'confirm_time',
    'optin_time',
    'created_at',
    'created at',
  ],
  source: ['source', 'importsource', 'consent source'],
  state: ['state', 'isactive', 'status', 'subscribed', 'subscribed_to_emails'],
};
/** Values of the state of one who gets no mail there. */
const NOT_ACTIVE =
  /^(false|no|0|left|pending|bounced|complained|unsubscribed|cleaned|blocklisted|disabled)$/i;

/** An address to import. */
export interface ImportedSubscriber {
  email: string;
  /** ISO 8601. */
  consentedAt: string;
  source: string;
}

type Refused = Pick<SubscriberImport, 'refused' | 'refusedCount'>;

/**
 * Reads a CSV file of subscribers with the date and the source of their consent.
 *
 * @throws InvalidInputError for a file that is no table, or lacks the columns
 */
export function readSubscribers(bytes: Uint8Array): Refused & { subscribers: ImportedSubscriber[] } {
  const [head, ...rows] = readCsvRows(bytes, SUBSCRIBERS_FIELD, MAX_IMPORTED_SUBSCRIBERS + 1);
  const names = head!.cells.map((cell) => cell.trim().toLowerCase());
  const placeOf = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const places = {
    email: placeOf(columns.email),
    consentedAt: placeOf(columns.consentedAt),
    source: placeOf(columns.source),
    state: placeOf(columns.state),
  };
  const missing = [
    places.email < 0 && '“email”',
    places.consentedAt < 0 && '“consented_at”, the date on which each address agreed',
    places.source < 0 && '“source”, where it agreed',
  ].filter((text) => text !== false);
  if (missing.length > 0)
    throw new InvalidInputError([
      { path: SUBSCRIBERS_FIELD, message: `The file has no column ${missing.join(', and none ')}.` },
    ]);
  const found = new Map<string, ImportedSubscriber>();
  const refused: Refused['refused'] = [];
  let refusedCount = 0;
  for (const { line, cells } of rows) {
    const read = readRow({
      email: cells[places.email] ?? '',
      consentedAt: cells[places.consentedAt] ?? '',
      source: cells[places.source] ?? '',
      state: places.state < 0 ? '' : (cells[places.state] ?? ''),
    });
    if (typeof read !== 'string') found.set(read.email, found.get(read.email) ?? read);
    else if (++refusedCount <= MOST_REFUSED) refused.push({ line, message: read });
  }
  return { subscribers: [...found.values()], refused, refusedCount };
}

/** @returns why a row is left out, in words, or its subscriber */
function readRow(cells: Record<keyof typeof columns, string>): ImportedSubscriber | string {
  const email = ADDRESS.safeParse(cells.email);
  if (!email.success) return email.error.issues[0]!.message;
  if (NOT_ACTIVE.test(cells.state.trim())) return 'Not subscribed there';
  const moment = momentIn(cells.consentedAt);
  if (Number.isNaN(moment)) return 'The date of the consent is missing, or not written as 2026-11-30';
  if (moment > Date.now() || moment < Date.UTC(1990, 0, 1))
    return 'The date of the consent is not in the past';
  const source = cells.source.trim().slice(0, LONGEST_SOURCE);
  if (source === '') return 'The source of the consent is missing';
  return { email: email.data, consentedAt: new Date(moment).toISOString(), source };
}
