import { useQuery } from '@tanstack/react-query';
import { subscribersQuery } from '../../../../api/newsletter';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { formatCount } from '../../../../lib/format';
import { zonedDate } from '../../../lib/zoned-time';
import { FirstRows } from '../../../ui/first-rows';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';
import { growthOf, sizesOf } from './growth';
import { GrowthChart, shortMonth } from './growth-chart';

/** Months and pages that are shown. */
const MOST_MONTHS = 24;
const MOST_PAGES = 20;
/** Rows of a table at first. */
const FIRST = 6;

/** How the list of subscribers grew, and where readers sign up. */
export default function GrowthTab() {
  const timeZone = useOwnerTimeZone();
  return (
    <QueryPanel
      query={useQuery(subscribersQuery)}
      name="growth"
      skeleton={['h-64', 'h-48']}
      empty="No subscribers yet. Growth is shown here once readers sign up."
      className="grid items-start gap-6 lg:grid-cols-2"
    >
      {(subscribers) => {
        const { months, pages } = growthOf(subscribers, (moment) => zonedDate(new Date(moment), timeZone));
        return (
          <>
            <div className="lg:col-span-2">
              <Panel
                title="Readers on the list"
                about="Sign-ups less readers lost, at the end of each month."
              >
                <GrowthChart sizes={sizesOf(months).slice(-MOST_MONTHS)} />
              </Panel>
            </div>
            <Panel
              title="By month"
              about="Readers who unsubscribed, bounced or complained are lost in that month."
            >
              <Table
                label="Growth by month"
                head={['Month', 'Sign-ups', 'Lost', 'Net']}
                rows={months
                  .slice(0, MOST_MONTHS)
                  .map(({ month, signUps, lost }) => [shortMonth(month), signUps, lost, signUps - lost])}
              />
            </Panel>
            <Panel
              title="By page"
              about="The page with the form. An issue can go to the readers of one page."
            >
              <Table
                label="Sign-ups by page"
                head={['Page', 'Sign-ups', 'Confirmed']}
                rows={pages
                  .slice(0, MOST_PAGES)
                  .map(({ page, signUps, confirmed }) => [
                    page ?? 'Not known, or imported',
                    signUps,
                    confirmed,
                  ])}
              />
            </Panel>
          </>
        );
      }}
    </QueryPanel>
  );
}

interface TableProps {
  label: string;
  head: readonly string[];
  rows: readonly (readonly [string, ...number[]])[];
}

function Table({ label, head, rows }: TableProps) {
  return (
    <FirstRows rows={rows} first={FIRST}>
      {(shown) => (
        <table aria-label={label} className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line text-left text-muted">
              {head.map((name, place) => (
                <th
                  key={name}
                  scope="col"
                  className={
                    place === 0
                      ? 'py-2 font-semibold'
                      : 'py-2 pl-3 text-right font-semibold whitespace-nowrap'
                  }
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(([name, ...counts]) => (
              <tr key={name} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                  {name}
                </th>
                {counts.map((count, place) => (
                  <td key={head[place + 1]} className="py-2 pl-3 text-right">
                    {formatCount(count)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FirstRows>
  );
}
