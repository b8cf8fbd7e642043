import { ownStudyInputSchema, studyEffects, studyKinds } from '@astaguide/contracts/catalog/evidence/study';
import { contractForm } from '../../../../ui/form/contract-form';
import type { FieldLayout } from '../../../../ui/form/contract-field';

export const studyForm = contractForm(ownStudyInputSchema);
type StudyValues = typeof studyForm.empty;

const kinds: Readonly<Record<(typeof studyKinds)[number], string>> = {
  trial: 'Trial in people',
  absorption: 'Study of absorption in people',
  review: 'Review',
  opinion: 'Safety opinion of an authority',
  laboratory: 'Laboratory work',
};
const effects: Readonly<Record<(typeof studyEffects)[number], string>> = {
  benefit: 'A benefit on all of what was measured',
  mixed: 'A benefit on a part of it',
  none: 'No benefit',
};

const ofTrial: readonly FieldLayout<StudyValues>[] = [
  { name: 'isRandomized', label: 'Randomized' },
  { name: 'isBlinded', label: 'Double-blind' },
  { name: 'hasPlacebo', label: 'Placebo-controlled' },
  { name: 'weeks', label: 'Weeks' },
];
const ofPeople: readonly FieldLayout<StudyValues>[] = [
  { name: 'participants', label: 'People', hint: 'Whose results were compared' },
  { name: 'people', label: 'Who they were' },
];

/** The fields of a study. Some depend on its kind. */
export const studyFields = ({ kind }: StudyValues): readonly FieldLayout<StudyValues>[] => [
  { name: 'authors', label: 'Authors', hint: 'Park JS, Chyun JH', isWide: true },
  { name: 'title', label: 'Title', isWide: true },
  { name: 'journal', label: 'Journal' },
  { name: 'locator', label: 'Volume, issue, pages', hint: '7(1):18–25' },
  { name: 'year', label: 'Year' },
  { name: 'doi', label: 'DOI' },
  { name: 'pubmedId', label: 'PubMed id' },
  { name: 'kind', label: 'What it is', options: studyKinds.map((value) => ({ value, label: kinds[value] })) },
  ...(kind === 'trial' ? ofTrial : []),
  ...(kind === 'trial' || kind === 'absorption' ? ofPeople : []),
  { name: 'dose', label: 'Dose' },
  { name: 'outcome', label: 'What was measured', isWide: true },
  { name: 'result', label: 'What was found', hint: 'Including nothing', rows: 2, isWide: true },
  ...(kind === 'trial'
    ? [
        {
          name: 'effect' as const,
          label: 'Effect',
          placeholder: 'Not stated',
          options: studyEffects.map((value) => ({ value, label: effects[value] })),
        },
      ]
    : []),
  { name: 'funding', label: 'Funding and authors’ interests' },
  { name: 'checkedOn', label: 'Compared with the paper on', type: 'date' },
];
