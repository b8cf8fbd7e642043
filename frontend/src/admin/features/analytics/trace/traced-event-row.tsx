import { hostOf } from '../../../lib/links';
import type { SeenProduct, TracedEvent } from '@astaguide/contracts/analytics/event-trace';
import { formatMoney } from '../../../../lib/format';
import { countryName } from '../../../lib/country-name';
import { formatMilliseconds } from '../../../lib/duration';
import { rowLabel } from '../../../lib/report-labels';
import { zonedSecond } from '../../../lib/zoned-time';
import { useReasonText } from './use-reason-text';
import { eventLabel } from '../event-label';

/** One event: where it happened, what is known about the visitor, and its processing times. */
export function TracedEventRow({ event, timeZone }: { event: TracedEvent; timeZone: string }) {
  const { timestamp, eventType, product, page, linkPlacement, botReasons } = event;
  const reasonText = useReasonText(botReasons ?? []);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3 text-sm *:col-span-full first:pt-0">
      <p className="col-span-1! kicker text-accent-strong">{eventLabel(eventType)}</p>
      <time dateTime={timestamp} className="col-span-1! text-xs text-muted tabular-nums">
        {zonedSecond(timestamp, timeZone)}
      </time>
      <p className="wrap-anywhere">
        {parts([
          product && (product.name ?? `Deleted product ${product.id}`),
          event.pageTitle !== product?.name && event.pageTitle,
          page,
          linkPlacement && rowLabel('linkPlacement', linkPlacement),
        ]) || 'Unknown page'}
        {event.seen && <SeenLine seen={event.seen} name={product?.name ?? null} />}
      </p>
      <p className="text-xs wrap-anywhere text-muted">
        {parts([
          event.source,
          event.channel && event.channel !== event.source && rowLabel('channel', event.channel),
          event.campaign && `campaign ${event.campaign}`,
          event.country && countryName(event.country),
          event.language,
          event.device !== 'other' && event.device,
          event.browser !== 'Unknown' && event.browser,
        ])}
      </p>
      <details className="text-xs text-muted">
        <summary className="cursor-pointer wrap-anywhere">
          {botReasons ? (
            <span className="font-semibold text-ink">Bot: {botReasons.map(reasonText).join(', ')}</span>
          ) : (
            'Human'
          )}{' '}
          · Details
        </summary>
        <p className="mt-1 wrap-anywhere tabular-nums">{wayOf(event)}</p>
      </details>
    </li>
  );
}

/** What the visitor saw beside the link; empty if nothing is known. @param name the product's name today */
function SeenLine({ seen, name }: { seen: SeenProduct; name: string | null }) {
  const text = parts([
    seen.name !== name && seen.name,
    seen.price && seen.currency && formatMoney(seen.price, seen.currency),
    seen.rank !== null && `rank ${seen.rank}`,
    seen.retailer ?? (seen.link && hostOf(seen.link)),
  ]);
  return text && <span className="block text-xs text-muted">Visitor saw: {text}</span>;
}

const parts = (texts: (string | null | false | undefined)[]) => texts.filter(Boolean).join(' · ');

function wayOf({ jobId, timestamp, dequeuedAt, recordedAt, id }: TracedEvent): string {
  const after = (moment: string) =>
    formatMilliseconds(Math.max(0, Date.parse(moment) - Date.parse(timestamp)));
  return parts([
    `Queued ${after(dequeuedAt)}, stored after ${after(recordedAt)}`,
    jobId === null ? 'job unknown' : `job ${jobId}`,
    `event ${id}`,
  ]);
}
