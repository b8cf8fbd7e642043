import { useState } from 'react';
import { TextField } from '../inputs/text-field';

interface Days {
  /** 'YYYY-MM-DD', or empty. */
  from: string;
  to: string;
}

interface Schema<Parsed> {
  safeParse: (
    value: object,
  ) =>
    | { success: true; data: Parsed }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}

/**
 * First and last day by hand.
 *
 * @param today no later day makes sense
 */
export function useDayRange(first: Days, today: string) {
  const [days, setDays] = useState(first);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  return {
    fields: { days, setDays, errors, today },
    /** What the days make by a schema, with what goes along; undefined where they do not: then the fields say why. */
    read: <Parsed,>(schema: Schema<Parsed>, along: object): Parsed | undefined => {
      const parsed = schema.safeParse({ ...along, from: days.from || undefined, to: days.to || undefined });
      const found = parsed.success ? [] : parsed.error.issues;
      const messages = Object.fromEntries(found.map(({ path, message }) => [String(path[0]), message]));
      if (parsed.success && days.to > today) messages['to'] = 'The last day lies in the future';
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
      {field('from', 'First day')}
      {field('to', 'Last day')}
    </>
  );
}
