import { hostOf } from '../../../lib/links';
import type {
  CheckedLink,
  LinkVerdict,
  LinkHint,
  LinkReason,
} from '@astaguide/contracts/publishing/link-check';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { lossText } from '@astaguide/contracts/operations/loss-text';
import { classNames } from '../../../../lib/class-names';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { timeAgo, useNow } from '../../../lib/time-ago';
import { zonedMinute } from '../../../lib/zoned-time';
import { FoldingTable } from '../../../ui/table/folding-table';

const verdictLabels: Record<LinkVerdict, string> = {
  ok: 'Works',
  'leads-elsewhere': 'Leads elsewhere',
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
  'bot-wall': 'The shop shows a test for robots, or for consent, in place of the page',
  'home-page': 'It leads to the shop’s home page, not to a product',
  'search-page': 'It leads to search results, not to a product',
  'tag-lost': 'The address that it leads to doesn’t name you as the affiliate any more',
  parked: 'The domain is for sale or parked',
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

const dots: Record<LinkVerdict, string> = {
  ok: 'bg-good',
  'leads-elsewhere': 'bg-warn',
  'could-not-check': 'bg-muted',
  suspected: 'bg-warn',
  broken: 'bg-bad',
};

const perDay = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** The links with their verdicts. */
export function LinkTable({ links }: { links: readonly CheckedLink[] }) {
  const now = useNow();
  return (
    <FoldingTable
      caption="Links, broken ones first, then by clicks"
      rows={links}
      keyOf={({ url }) => url}
      first={10}
      columns={[
        { key: 'product', name: 'Link', cell: (link) => <Target link={link} /> },
        { key: 'state', name: 'State', kind: 'text', cell: (link) => <Verdict link={link} /> },
        {
          key: 'checked',
          name: 'Checked',
          unit: '',
          kind: 'muted',
          cell: (link) => <CheckedAt link={link} now={now} />,
        },
        {
          key: 'clicks',
          name: 'Clicks a day',
          // Clicks on links in texts are not recorded.
          cell: ({ clicksPerDay }) => clicksPerDay !== null && perDay.format(clicksPerDay),
        },
      ]}
    />
  );
}

function Target({ link: { url, products, posts, shortLinks } }: { link: CheckedLink }) {
  const names = [...products.map(({ name }) => name), ...shortLinks.map((slug) => `/l/${slug}`)].join(', ');
  return (
    <span className="font-semibold">
      {names}
      {names !== '' && posts.length > 0 && ', '}
      {posts.map(({ id, title }, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <Link
            href={`/admin?tab=blog&edit=${id}`}
            className="underline underline-offset-4 hover:text-accent"
          >
            {title}
          </Link>
        </Fragment>
      ))}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        title={url}
        className="block w-fit text-xs font-normal text-muted underline underline-offset-4 hover:text-accent"
      >
        {hostOf(url)}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </span>
  );
}

/** @param now milliseconds since the epoch */
function CheckedAt({ link: { checkedAt }, now }: { link: CheckedLink; now: number }) {
  const timeZone = useOwnerTimeZone();
  return (
    <span className="text-xs whitespace-nowrap max-md:before:content-['Checked_']">
      {checkedAt === null ? (
        'never'
      ) : (
        <time dateTime={checkedAt} title={zonedMinute(checkedAt, timeZone)}>
          {timeAgo(Date.parse(checkedAt), now)}
        </time>
      )}
    </span>
  );
}

function Verdict({ link }: { link: CheckedLink }) {
  const timeZone = useOwnerTimeZone();
  const { verdict, failedSince, finalUrl, products, replacedBy, faults } = link;
  const finding = findingText(link);
  return (
    <div className="text-sm text-ink">
      <span className="flex items-baseline gap-2 font-semibold">
        <span
          aria-hidden="true"
          className={classNames('size-2 shrink-0 rounded-full', verdict ? dots[verdict] : 'bg-line')}
        />
        {verdict ? verdictLabels[verdict] : 'Not checked yet'}
      </span>
      {finding !== undefined && <span className="block text-xs text-muted">{finding}</span>}
      {verdict === 'leads-elsewhere' && finalUrl !== null && (
        <span className="block text-xs wrap-anywhere text-muted">{finalUrl}</span>
      )}
      {failedSince !== null && (
        <span className="block text-xs text-muted">Since {zonedMinute(failedSince, timeZone)}</span>
      )}
      {faults.map((fault) => (
        <span key={fault} className="block text-xs wrap-anywhere text-warn">
          {fault}
        </span>
      ))}
      {verdict === 'broken' && products.length > 0 && (
        <span className="block text-xs font-semibold">
          {replacedBy.length > 0
            ? `Visitors get ${replacedBy.map(hostOf).join(', ')}`
            : noReplacementText(link)}
        </span>
      )}
    </div>
  );
}

function noReplacementText({ loss }: CheckedLink): string {
  const lost = loss ? lossText(loss) : '';
  return lost ? `No other link works: ${lost} lost a day.` : 'No other link works.';
}

/** What a check found, besides the verdict; undefined for nothing. */
function findingText({ reason, status, hint }: CheckedLink): string | undefined {
  if (reason === 'status') return statusTexts.get(status!) ?? `The shop answered with status ${status}`;
  if (reason !== null) return reasonTexts[reason];
  return hint === null ? undefined : hintTexts[hint];
}
