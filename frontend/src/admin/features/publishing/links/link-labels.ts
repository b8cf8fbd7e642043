import type {
  CheckedLink,
  LinkHint,
  LinkReason,
  LinkVerdict,
} from '@astaguide/contracts/publishing/link-check';

export const verdictLabels: Record<LinkVerdict, string> = {
  ok: 'Works',
  'could-not-check': 'Could not check',
  suspected: 'May be broken',
  broken: 'Broken',
};

const reasonTexts: Record<Exclude<LinkReason, 'status'>, string> = {
  'host-gone': 'The shop’s domain no longer exists',
  'time-out': 'No complete answer within 10 seconds',
  connection: 'The connection failed',
  certificate: 'The shop’s certificate is not valid',
  redirects: 'More than 5 redirects',
  'not-web': 'It redirects to an address that is not a web page',
  'private-address': 'It leads to a private network address',
  'reserved-name': 'A domain for examples, not a real shop',
  robots: 'The shop’s robots.txt doesn’t allow checks',
};

const statusTexts = new Map([
  [403, 'The shop refuses automatic checks (403)'],
  [404, 'The page does not exist (404)'],
  [410, 'The page was removed (410)'],
  [429, 'The shop asked for fewer requests (429)'],
]);

const hintTexts: Record<LinkHint, string> = {
  'out-of-stock': 'The page may say it is out of stock',
  'not-found-text': 'The page’s title says it was not found',
};

/** What a check found, besides the verdict; undefined for nothing. */
export function findingText({ reason, status, hint }: CheckedLink): string | undefined {
  if (reason === 'status') return statusTexts.get(status!) ?? `The shop answered with status ${status}`;
  if (reason !== null) return reasonTexts[reason];
  return hint === null ? undefined : hintTexts[hint];
}
