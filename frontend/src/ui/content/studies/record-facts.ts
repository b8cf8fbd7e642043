import type { TextStudy } from '@astaguide/contracts/catalog/evidence/study';
import { longDay } from '../../../lib/calendar-date';
import { formatPlural } from '../../../lib/format';
import { designText } from './design-text';

/** A fact of a record; null is shown as 'not recorded'. */
export interface Fact {
  label: string;
  value: string | null;
}

/** The facts of a study, or of one of two studies in a paper. A review has neither people nor dose of its own. */
export function partFacts(part: TextStudy['parts'][number]): Fact[] {
  const isOfPeople = part.kind === 'trial' || part.kind === 'absorption';
  const participants = part.participants === null ? null : `${part.participants}`;
  const weeks = part.weeks === null ? null : formatPlural(part.weeks, 'week');
  const facts = [
    { label: 'Design', value: designText(part) },
    isOfPeople && { label: 'People', value: participants },
    isOfPeople && { label: 'Who', value: part.people },
    !isOfPeople && part.people !== null && { label: 'Looked at', value: part.people },
    (isOfPeople || part.dose !== null) && { label: 'Dose', value: part.dose },
    part.kind === 'trial' && { label: 'Length', value: weeks },
    { label: 'Outcome', value: part.outcome },
    { label: 'Result', value: part.result },
  ];
  return facts.filter((fact) => fact !== false);
}

/** The same in a line, of what is recorded: ['Uses of astaxanthin', 'Review']. */
export function briefFacts(part: TextStudy['parts'][number]): string[] {
  const { participants, dose, weeks, outcome } = part;
  return [
    participants === null ? null : `${participants} people`,
    dose,
    weeks === null ? null : formatPlural(weeks, 'week'),
    outcome,
    designText(part),
  ].filter((fact) => fact !== null);
}

/** The facts of a record that hold for the whole paper. */
export function recordFacts(
  { funding }: { funding: string | { text: string } | null },
  checkedOn: string | null,
): Fact[] {
  return [
    { label: 'Funding and authors', value: typeof funding === 'object' ? (funding?.text ?? null) : funding },
    { label: 'Last checked', value: checkedOn ? longDay(checkedOn) : 'Not yet' },
  ];
}
