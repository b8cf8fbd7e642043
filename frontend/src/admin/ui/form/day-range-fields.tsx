import { useState } from 'react';
import type { z } from 'zod';
import { messagesOf } from '../../lib/messages';
import { TextField } from '../inputs/text-field';

interface Days {
  /** 'YYYY-MM-DD', or empty. */
  from: string;
  to: string;
}

/**
 * The state of a custom range: its first and last day.
 *
 * @param today the latest allowed day
 */
export function useDayRange(first: Days, today: string) {
  const [days, setDays] = useState(first);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  return {
    fields: { days, setDays, errors, today },
    /** Validates the days with a schema, together with other values. @returns undefined with errors on the fields */
    read: <Parsed,>(schema: z.ZodType<Parsed>, along: object): Parsed | undefined => {
      const parsed = schema.safeParse({ ...along, from: days.from || undefined, to: days.to || undefined });
      const messages = messagesOf(parsed);
      if (parsed.success && days.to > today) messages['to'] = 'Choose a date up to today';
      setErrors(messages);
      return parsed.success && Object.keys(messages).length === 0 ? parsed.data : undefined;
    },
  };
}

/** The fields of `useDayRange`. */
export function DayRangeFields({ days, setDays, errors, today }: ReturnType<typeof useDayRange>['fields']) {
  const field = (name: keyof Days, label: string) => (
    <TextField
      type="date"
      label={label}
      className="w-full sm:w-44"
      max={today}
      value={days[name]}
      error={errors[name]}
      onChange={({ target }) => setDays({ ...days, [name]: target.value })}
    />
  );
  return (
    <>
      {field('from', 'From')}
      {field('to', 'To')}
    </>
  );
}
