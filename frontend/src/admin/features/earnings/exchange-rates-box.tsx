import { exchangeRateInputSchema, type ExchangeRate } from '@astaguide/contracts/earnings/exchange-rate';
import { useMutation, useQuery } from '@tanstack/react-query';
import { exchangeRatesQuery, putExchangeRateMutation, removeExchangeRateMutation } from '../../api/earnings';
import { useZonedToday } from '../../api/owner-settings';
import { useAction } from '../../api/use-action';
import { longDay } from '../../../lib/calendar-date';
import { Button } from '../../../ui/button';
import { useInputForm } from '../../api/use-input-form';
import { FirstItems } from '../../ui/first-rows';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { TextField } from '../../ui/inputs/text-field';
import { RatesFile } from './rates-file';

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
      <RatesFile />
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

function RateForm() {
  const today = useZonedToday();
  const { form, field, onSubmit, isSending } = useInputForm({
    values: { currency: '', rate: '', validFrom: today },
    schema: exchangeRateInputSchema,
    inputOf: ({ rate, ...typed }) => ({ ...typed, rate: rate.replace(',', '.') }),
    send: useMutation(putExchangeRateMutation).mutateAsync,
    done: (_saved, { validFrom }) => ({
      title: 'Rate saved',
      description: `Effective from ${longDay(validFrom)}`,
    }),
    onDone: () => form.reset(),
    failed: 'Failed to save the rate',
  });
  return (
    <form
      noValidate
      aria-label="Add an exchange rate"
      onSubmit={onSubmit}
      className="mt-4 grid gap-4 border-t border-line pt-4 sm:grid-cols-3"
    >
      <TextField
        label="Currency"
        hint="Code such as EUR"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={3}
        {...field('currency')}
      />
      <TextField label="US dollars for one unit" inputMode="decimal" autoComplete="off" {...field('rate')} />
      <TextField type="date" label="Effective from" {...field('validFrom')} />
      <Button look="quiet" isCompact className="sm:col-span-3 sm:w-fit" type="submit" disabled={isSending}>
        {isSending ? 'Saving…' : 'Add rate'}
      </Button>
    </form>
  );
}
