import type { CheckedLink, LinkVerdict } from '@astaguide/contracts/publishing/link-check';
import { lossText } from '@astaguide/contracts/operations/loss-text';
import { classNames } from '../../../../lib/class-names';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { hostOf } from '../../../lib/host-of';
import { timeAgo } from '../../../lib/time-ago';
import { useNow } from '../../../lib/use-now';
import { zonedMinute } from '../../../lib/zoned-time';
import { FoldingTable } from '../../../ui/table/folding-table';
import { findingText, verdictLabels } from './link-labels';

const dots: Record<LinkVerdict, string> = {
  ok: 'bg-good',
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
      caption="Affiliate links, broken ones first, then by clicks"
      rows={links}
      keyOf={({ url }) => url}
      first={10}
      columns={[
        { key: 'product', name: 'Product', cell: (link) => <Target link={link} /> },
        { key: 'state', name: 'State', kind: 'text', cell: (link) => <Verdict link={link} /> },
        {
          key: 'checked',
          name: 'Checked',
          unit: '',
          kind: 'muted',
          cell: (link) => <CheckedAt link={link} now={now} />,
        },
        { key: 'clicks', name: 'Clicks a day', cell: ({ clicksPerDay }) => perDay.format(clicksPerDay) },
      ]}
    />
  );
}

function Target({ link: { url, products } }: { link: CheckedLink }) {
  return (
    <span className="font-semibold">
      {products.map(({ name }) => name).join(', ')}
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
  const { verdict, failedSince, replacedBy } = link;
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
      {failedSince !== null && (
        <span className="block text-xs text-muted">Since {zonedMinute(failedSince, timeZone)}</span>
      )}
      {verdict === 'broken' && (
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
