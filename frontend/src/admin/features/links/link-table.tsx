import type { CheckedLink, LinkVerdict } from '@astaguide/contracts/operations/link-check';
import { lossText } from '@astaguide/contracts/operations/loss-text';
import { classNames } from '../../../lib/class-names';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { hostOf } from '../../lib/host-of';
import { timeAgo } from '../../lib/time-ago';
import { useNow } from '../../lib/use-now';
import { zonedMinute } from '../../lib/zoned-time';
import { FirstRows } from '../../ui/first-rows';
import { findingText, verdictLabels } from './link-labels';

const dots: Record<LinkVerdict, string> = {
  ok: 'bg-good',
  'could-not-check': 'bg-muted',
  suspected: 'bg-warn',
  broken: 'bg-bad',
};

const perDay = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** The links with their verdicts. On a small screen a row wraps. */
export function LinkTable({ links }: { links: readonly CheckedLink[] }) {
  const now = useNow();
  return (
    <FirstRows rows={links} first={10}>
      {(shown) => (
        <table role="table" className="w-full text-sm max-md:block">
          <caption className="sr-only">Affiliate links, broken ones first, then by clicks</caption>
          <thead role="rowgroup" className="max-md:sr-only">
            <tr role="row" className="text-left text-xs text-muted">
              {['Product', 'State', 'Checked', 'Clicks a day'].map((name, place) => (
                <th
                  key={name}
                  role="columnheader"
                  scope="col"
                  className={classNames('py-2 font-semibold', place === 3 ? 'text-right' : 'pr-4')}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-md:block">
            {shown.map((link) => (
              <LinkRow key={link.url} link={link} now={now} />
            ))}
          </tbody>
        </table>
      )}
    </FirstRows>
  );
}

/** @param now milliseconds since the epoch */
function LinkRow({ link, now }: { link: CheckedLink; now: number }) {
  const timeZone = useOwnerTimeZone();
  const { url, products, checkedAt, clicksPerDay } = link;
  return (
    <tr
      role="row"
      className="border-t border-line align-baseline max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-1.5 max-md:py-3"
    >
      <th
        role="rowheader"
        scope="row"
        className="py-2.5 pr-4 text-left font-semibold wrap-anywhere max-md:col-span-full max-md:p-0"
      >
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
      </th>
      <td role="cell" className="py-2.5 pr-4 max-md:col-span-full max-md:p-0">
        <Verdict link={link} />
      </td>
      <td
        role="cell"
        className="py-2.5 pr-4 text-xs whitespace-nowrap text-muted tabular-nums max-md:p-0 max-md:before:content-['Checked_']"
      >
        {checkedAt === null ? (
          'never'
        ) : (
          <time dateTime={checkedAt} title={zonedMinute(checkedAt, timeZone)}>
            {timeAgo(Date.parse(checkedAt), now)}
          </time>
        )}
      </td>
      <td role="cell" className="py-2.5 text-right tabular-nums max-md:p-0 max-md:text-xs">
        {perDay.format(clicksPerDay)}
        <span className="md:sr-only"> clicks a day</span>
      </td>
    </tr>
  );
}

function Verdict({ link }: { link: CheckedLink }) {
  const timeZone = useOwnerTimeZone();
  const { verdict, failedSince, replacedBy } = link;
  const finding = findingText(link);
  return (
    <>
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
    </>
  );
}

function noReplacementText({ loss }: CheckedLink): string {
  const lost = loss ? lossText(loss) : '';
  return lost ? `No other link works: ${lost} lost a day.` : 'No other link works.';
}
