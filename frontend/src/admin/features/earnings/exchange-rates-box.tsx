import {
  exchangeRateInputSchema,
  MAX_RATES_FILE_BYTES,
  type ExchangeRate,
} from '@astaguide/contracts/earnings/exchange-rate';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  exchangeRatesQuery,
  importRatesMutation,
  putExchangeRateMutation,
  removeExchangeRateMutation,
} from '../../api/earnings';
import { useZonedToday } from '../../api/owner-settings';
import { useAction } from '../../api/use-action';
import { formatPlural } from '../../../lib/format';
import { longDay } from '../../../lib/calendar-date';
import { Button } from '../../../ui/button';
import { contractForm } from '../../ui/form/contract-form';
import { FileImport } from '../../ui/form/file-import';
import { InputForm } from '../../ui/form/input-form';
import { FirstItems } from '../../ui/first-rows';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';

/** What other currencies are worth in US dollars, for sales that networks report by postback. */
export function ExchangeRatesBox() {
  return (
    <Panel title="Exchange rates" note="For sales that a postback reports in another currency">
      <QueryPanel
        query={useQuery(exchangeRatesQuery)}
        name="exchange rates"
        skeleton={['h-24']}
        empty="No rates yet. Sales in US dollars need none."
      >
        {(rates) => (
          // A file may have a rate for each day.
          <FirstItems rows={rates} first={8} className="flex flex-col">
            {(rate) => <RateRow key={`${rate.currency} ${rate.validFrom}`} rate={rate} />}
          </FirstItems>
        )}
      </QueryPanel>
      <RateForm />
      <FileImport
        mutation={importRatesMutation}
        largest={MAX_RATES_FILE_BYTES}
        hint="With the columns currency, validFrom (such as 2026-01-31) and rate. Rates of the same day are replaced."
        done={({ rates, currencies }) => ({
          title: 'Rates imported',
          description: `${formatPlural(rates, 'rate')}: ${currencies.join(', ')}`,
        })}
      />
    </Panel>
  );
}

function RateRow({ rate }: { rate: ExchangeRate }) {
  const [remove, isPending] = useAction(removeExchangeRateMutation, {
    done: 'Rate removed',
    failed: 'Couldn’t remove the rate',
  });
  const { currency, validFrom } = rate;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2 text-sm first:border-t-0">
      <span>
        <strong className="font-semibold">
          1 {currency} = ${Number(rate.rate)}
        </strong>{' '}
        from {longDay(validFrom)}
      </span>
      <Button look="quiet" isCompact disabled={isPending} onClick={() => void remove(rate)}>
        Remove
        <span className="sr-only">
          {' '}
          the {currency} rate from {longDay(validFrom)}
        </span>
      </Button>
    </li>
  );
}

const rateForm = contractForm(exchangeRateInputSchema);
const commaRateForm = {
  ...rateForm,
  inputOf: ({ rate, ...typed }: typeof rateForm.empty) => ({ ...typed, rate: rate.replace(',', '.') }),
};

function RateForm() {
  return (
    <InputForm
      contract={commaRateForm}
      values={{ validFrom: useZonedToday() }}
      fields={[
        {
          name: 'currency',
          label: 'Currency',
          hint: 'Code such as EUR',
          autoCapitalize: 'characters',
          maxLength: 3,
        },
        { name: 'rate', label: 'US dollars for one unit', inputMode: 'decimal' },
        { name: 'validFrom', label: 'Effective from', type: 'date' },
      ]}
      send={useMutation(putExchangeRateMutation).mutateAsync}
      done={(_saved, { validFrom }) => ({
        title: 'Rate saved',
        description: `Effective from ${longDay(validFrom)}`,
      })}
      failed="Failed to save the rate"
      label="Add an exchange rate"
      className="mt-4 grid gap-4 border-t border-line pt-4 sm:grid-cols-3"
      save="Add rate"
      look="quiet"
      isCompact
      buttonsClassName="sm:col-span-3"
    />
  );
}
