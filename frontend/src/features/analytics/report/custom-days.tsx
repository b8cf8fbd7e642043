import { reportQuerySchema, type ReportQuery } from '@astaguide/contracts/analytics-report';
import { LONGEST_REPORT, type ReportPeriod } from '@astaguide/contracts/report-period';
import { useState, type SubmitEvent } from 'react';
import { buttonStyle } from '../../../ui/button-style';
import { TextField } from '../../../ui/form/text-field';

interface CustomDaysProps {
  query: ReportQuery;
  /** In the owner's zone: 'YYYY-MM-DD'. */
  today: string;
  onChoose: (period: ReportPeriod) => void;
}

/** First and last day by hand; nothing is asked for before both make a period. */
export function CustomDays({ query, today, onChoose }: CustomDaysProps) {
  const [days, setDays] = useState({ from: query.from ?? '', to: query.to ?? '' });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const { from, to } = days;
    const parsed = reportQuerySchema.safeParse({ range: 'custom', from, to });
    const found = parsed.success ? [] : parsed.error.issues;
    const messages = Object.fromEntries(found.map(({ path, message }) => [String(path[0]), message]));
    if (parsed.success && to > today) messages['to'] = 'The last day lies in the future';
    setErrors(messages);
    if (Object.keys(messages).length === 0) onChoose({ from, to });
  };
  const field = (name: 'from' | 'to', label: string) => (
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
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-start gap-4">
      {field('from', 'First day')}
      {field('to', 'Last day')}
      <button type="submit" className={buttonStyle('quiet', 'sm:mt-7')}>
        Show these days
      </button>
      <p className="w-full text-xs text-muted">Both are included, {LONGEST_REPORT} days at the most.</p>
    </form>
  );
}
