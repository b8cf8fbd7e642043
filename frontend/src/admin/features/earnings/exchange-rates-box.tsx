import { exchangeRateInputSchema, type ExchangeRate } from '@astaguide/contracts/earnings/exchange-rate';
import { dayIn } from '@astaguide/contracts/values/time-zone';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { exchangeRatesQuery, putExchangeRateMutation, removeExchangeRateMutation } from '../../api/earnings';
import { failureText } from '../../api/failure-text';
import { useOwnerTimeZone } from '../../api/owner-settings';
import { toastOutcome } from '../../api/toast-outcome';
import { longDay } from '../../../lib/calendar-date';
import { formatCount } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { messagesOf } from '../../lib/messages';
import { buttonStyle } from '../../../ui/button-style';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';
import { TextField } from '../../ui/inputs/text-field';
import { RatesFile } from './rates-file';

/** Number of rates shown at first: a file may have one for each day. */
const FIRST = 8;

/** What other currencies are worth in US dollars, for sales that networks report by postback. */
export function ExchangeRatesBox() {
  return (
    <Panel title="Exchange rates" note="For sales that a postback reports in another currency">
      <QueryPanel
        query={useQuery(exchangeRatesQuery)}
        name="exchange rates"
        skeleton={['h-24']}
        empty={<p className="text-sm text-muted">No rates yet. Sales in US dollars need none.</p>}
      >
        {(rates) => <RateList rates={rates} />}
      </QueryPanel>
      <RateForm />
      <RatesFile />
    </Panel>
  );
}

function RateList({ rates }: { rates: readonly ExchangeRate[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rates : rates.slice(0, FIRST);
  return (
    <>
      <ul className="flex flex-col">
        {shown.map((rate) => (
          <RateRow key={`${rate.currency} ${rate.validFrom}`} rate={rate} />
        ))}
      </ul>
      {rates.length > shown.length && (
        <button
          type="button"
          className={buttonStyle('quiet', 'mt-3', 'compact')}
          onClick={() => setShowsAll(true)}
        >
          Show all {formatCount(rates.length)}
        </button>
      )}
    </>
  );
}

function RateRow({ rate }: { rate: ExchangeRate }) {
  const { mutateAsync: remove, isPending } = useMutation(removeExchangeRateMutation);
  const { currency, validFrom } = rate;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2 text-sm first:border-t-0">
      <span>
        <strong className="font-semibold">
          1 {currency} = ${Number(rate.rate)}
        </strong>{' '}
        from {longDay(validFrom)}
      </span>
      <button
        type="button"
        disabled={isPending}
        className={buttonStyle('quiet', undefined, 'compact')}
        onClick={() =>
          void toastOutcome(remove(rate), { done: 'Rate removed', failed: 'Couldn’t remove the rate' })
        }
      >
        Remove
        <span className="sr-only">
          {' '}
          the {currency} rate from {longDay(validFrom)}
        </span>
      </button>
    </li>
  );
}

function RateForm() {
  const blank = { currency: '', rate: '', validFrom: dayIn(new Date(), useOwnerTimeZone()) };
  const [input, setInput] = useState(blank);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { mutateAsync: put, isPending } = useMutation(putExchangeRateMutation);
  const change = (values: Partial<typeof input>) => setInput({ ...input, ...values });

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = exchangeRateInputSchema.safeParse({ ...input, rate: input.rate.replace(',', '.') });
    setErrors(messagesOf(parsed));
    if (!parsed.success) return;
    try {
      await put(parsed.data);
      toast({ title: 'Rate saved', description: `Effective from ${longDay(parsed.data.validFrom)}` });
      setInput(blank);
    } catch (error) {
      setErrors({ form: failureText(error) });
    }
  };
  return (
    <form
      noValidate
      aria-label="Add an exchange rate"
      onSubmit={(event) => void onSubmit(event)}
      className="mt-4 grid gap-4 border-t border-line pt-4 sm:grid-cols-3"
    >
      <TextField
        label="Currency"
        hint="Code such as EUR"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={3}
        value={input.currency}
        error={errors['currency']}
        onChange={({ target }) => change({ currency: target.value })}
      />
      <TextField
        label="US dollars for one unit"
        inputMode="decimal"
        autoComplete="off"
        value={input.rate}
        error={errors['rate']}
        onChange={({ target }) => change({ rate: target.value })}
      />
      <TextField
        type="date"
        label="Effective from"
        value={input.validFrom}
        error={errors['validFrom']}
        onChange={({ target }) => change({ validFrom: target.value })}
      />
      {errors['form'] && (
        <p role="alert" className="text-sm text-bad sm:col-span-3">
          {errors['form']}
        </p>
      )}
      <button
        type="submit"
        disabled={isPending}
        className={buttonStyle('quiet', 'sm:col-span-3 sm:w-fit', 'compact')}
      >
        {isPending ? 'Saving…' : 'Add rate'}
      </button>
    </form>
  );
}
