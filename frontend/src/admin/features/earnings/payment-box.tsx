import type { Earnings } from '@astaguide/contracts/earnings/earnings';
import { formatMoney, formatPlural } from '../../../lib/format';
import { Panel } from '../../ui/panel';

/** What the networks have paid for the sales of the period, and how old the rest is. */
export function PaymentBox({ payment, unpaidByAge, currency }: Earnings) {
  const { paid, approved, pending } = payment;
  const parts = [
    { name: 'Paid', ...paid },
    { name: 'Approved, not paid', ...approved },
    { name: 'Pending', ...pending },
  ];
  const ages = unpaidByAge.filter((age) => age.approved.sales + age.pending.sales > 0);
  return (
    <Panel title="Payment" note="Sales of the period, by what their network reports">
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
        <dl className="grid grid-cols-3 gap-3 text-sm">
          {parts.map(({ name, commission, sales }) => (
            <div key={name} className="row-span-2 grid grid-rows-subgrid gap-y-0">
              <dt className="text-xs text-muted">{name}</dt>
              <dd className="tabular-nums">
                <span className="font-display text-base font-semibold sm:text-xl">
                  {formatMoney(commission, currency)}
                </span>
                <span className="block text-xs text-muted">{formatPlural(sales, 'sale')}</span>
              </dd>
            </div>
          ))}
        </dl>
        {ages.length > 0 && (
          <table className="w-full text-sm tabular-nums">
            <caption className="pb-2 text-left text-sm">Not paid yet, by days since the sale</caption>
            <thead>
              <tr className="text-xs text-muted">
                <th scope="col" className="pb-1 text-left font-normal">
                  Days
                </th>
                <th scope="col" className="pb-1 pl-3 text-right font-normal">
                  Approved
                </th>
                <th scope="col" className="pb-1 pl-3 text-right font-normal">
                  Pending
                </th>
              </tr>
            </thead>
            <tbody>
              {ages.map((age) => (
                <tr key={age.fromDays} className="border-t border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    {age.toDays === null ? `${age.fromDays} or more` : `${age.fromDays} to ${age.toDays}`}
                  </th>
                  <td className="py-2 pl-3 text-right">{formatMoney(age.approved.commission, currency)}</td>
                  <td className="py-2 pl-3 text-right">{formatMoney(age.pending.commission, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Panel>
  );
}
