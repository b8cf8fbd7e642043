import { hostOf } from '../../../lib/links';
import { AFFILIATE_CLICK, PAGE_VIEW } from '@astaguide/contracts/analytics/analytics-event';
import type { TracedEvent } from '@astaguide/contracts/analytics/event-trace';
import type { RecentSale, SalePath } from '@astaguide/contracts/earnings/recent-sale';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { longDay } from '../../../../lib/calendar-date';
import { classNames } from '../../../../lib/class-names';
import { formatMoney, capitalized } from '../../../../lib/format';
import { salePathQuery } from '../../../api/earnings';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { countryName } from '../../../lib/country-name';
import { rowLabel } from '../../../lib/report-labels';
import { zonedDay, zonedTime } from '../../../lib/zoned-time';
import { Dialog } from '../../../ui/dialog/dialog';
import { QueryPanel } from '../../../ui/query-panel';
import { saleName } from './sale-name';

interface Step {
  key: string;
  /** 'Page', 'Click'… */
  kind: string;
  title: string;
  /** Further facts, one a line. */
  facts: readonly string[];
  /** When it happened; undefined if only the other steps have a time. */
  at: string | undefined;
  /** Whether money is certain from here on; false for what is still open. */
  isOpen?: boolean;
}

/** The way to a sale on one line: visit, pages, what the visitor saw, click, order, payment. */
export default function PathDialog({ sale, onClose }: { sale: RecentSale; onClose: () => void }) {
  const timeZone = useOwnerTimeZone();
  return (
    <Dialog
      size="wide"
      onClose={onClose}
      title="The path to this sale"
      description={`${saleName(sale)}, ${longDay(sale.day)}. Times in ${timeZone}.`}
    >
      <QueryPanel query={useQuery(salePathQuery(sale.id))} name="path" skeleton={['h-56']}>
        {(path) => (
          <>
            {path.state !== 'known' && (
              <p role="note" className="mb-5 max-w-prose text-sm text-muted">
                {unknownTexts[path.state]}
              </p>
            )}
            <Line steps={[...visitSteps(path.events, timeZone), ...moneySteps(sale)]} />
          </>
        )}
      </QueryPanel>
    </Dialog>
  );
}

const unknownTexts: Record<Exclude<SalePath['state'], 'known'>, string> = {
  'no-click': 'The network’s report names no click, so the visit before this sale is not known.',
  gone: 'The events of that day are no longer kept, so the visit before this sale is not known. A visit can be followed within one day only, and only while the raw events of that day exist.',
};

function Line({ steps }: { steps: readonly Step[] }) {
  return (
    <div tabIndex={0} role="group" aria-label="Path" className="overflow-x-auto py-1 outline-offset-[-2px]">
      <ol className="flex max-lg:flex-col">
        {steps.map(({ key, kind, title, facts, at, isOpen }) => (
          <li
            key={key}
            className="relative pb-5 pl-6 before:absolute before:top-2 before:left-[0.34rem] before:h-full before:w-px before:bg-edge last:before:hidden lg:min-w-32 lg:flex-1 lg:pt-7 lg:pr-4 lg:pl-0 lg:before:top-2.5 lg:before:left-0 lg:before:h-px lg:before:w-full"
          >
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-1 left-0 size-3 rounded-full border-2 border-accent',
                isOpen ? 'bg-surface' : 'bg-accent',
              )}
            />
            <p className="kicker text-muted">{kind}</p>
            <p className="mt-0.5 text-sm font-semibold wrap-anywhere">{breakable(title)}</p>
            {facts.map((fact) => (
              <p key={fact} className="text-xs wrap-anywhere text-muted">
                {fact}
              </p>
            ))}
            {at !== undefined && <p className="mt-1 text-xs tabular-nums">{at}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A text that may break after each dot: a host name is wider than a step. */
const breakable = (text: string) =>
  text.split(/(?<=\.)/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const known = (texts: readonly (string | null | undefined | false)[]) =>
  texts.filter((text): text is string => Boolean(text));

/** @param events of the visit, oldest first; the last one is the click */
function visitSteps(events: readonly TracedEvent[], timeZone: string): Step[] {
  const [first] = events;
  if (!first) return [];
  return [
    {
      key: 'visit',
      kind: 'Visit',
      title: first.source ?? 'Direct',
      facts: known([
        first.campaign && `Campaign ${first.campaign}`,
        [first.country && countryName(first.country), first.device, first.browser].filter(Boolean).join(', '),
      ]),
      at: `${zonedDay(first.timestamp, timeZone)}, ${zonedTime(first.timestamp, timeZone)}`,
    },
    ...events.flatMap((event) => eventSteps(event, timeZone)),
  ];
}

function eventSteps(event: TracedEvent, timeZone: string): Step[] {
  const { id, eventType, timestamp, page, pageTitle, product, seen, linkPlacement } = event;
  const at = zonedTime(timestamp, timeZone);
  const where = pageTitle ?? page ?? 'Unknown page';
  if (eventType === PAGE_VIEW) return [{ key: id, kind: 'Page', title: where, facts: [], at }];
  if (eventType !== AFFILIATE_CLICK)
    return [
      { key: id, kind: 'Event', title: capitalized(eventType.replaceAll('_', ' ')), facts: [where], at },
    ];
  const saw = known([
    seen?.rank !== null && seen?.rank !== undefined && `Rank ${seen.rank}`,
    seen?.price && seen.currency && formatMoney(seen.price, seen.currency),
  ]);
  return [
    ...(saw.length > 0
      ? [
          {
            key: `${id} seen`,
            kind: 'Saw',
            title: saw.join(', '),
            facts: known([seen?.name ?? product?.name]),
            at: undefined,
          },
        ]
      : []),
    {
      key: id,
      kind: 'Click',
      title: seen?.retailer ?? (seen?.link ? hostOf(seen.link) : (product?.name ?? 'Buy link')),
      facts: known([where, linkPlacement && rowLabel('linkPlacement', linkPlacement)]),
      at,
    },
  ];
}

function moneySteps(sale: RecentSale): Step[] {
  const { amount, currency, commission, commissionCurrency, status, isPaid, paidOn, orderId, network, day } =
    sale;
  const isOpen = status === 'pending';
  return [
    {
      key: 'order',
      kind: capitalized(sale.kind === 'sale' ? 'order' : sale.kind),
      title: formatMoney(amount, currency),
      facts: known([network, orderId && `Order ${orderId}`, capitalized(status)]),
      at: longDay(day),
      isOpen,
    },
    {
      key: 'payment',
      kind: 'Payment',
      title: commission === null ? 'Commission unknown' : formatMoney(commission, commissionCurrency),
      facts: [
        status === 'reversed' ? 'Reversed' : isPaid ? 'Paid' : isOpen ? 'Not approved yet' : 'Not paid yet',
      ],
      at: isPaid && paidOn ? longDay(paidOn) : undefined,
      isOpen: !isPaid,
    },
  ];
}
