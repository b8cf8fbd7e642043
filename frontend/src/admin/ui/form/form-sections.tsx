import { useFormContext, useFormState, type FieldErrors } from 'react-hook-form';
import { formatPlural } from '../../../lib/format';
import type { FieldLayout } from './contract-field';
import type { TypedValues } from './contract-form';

/** A part of a long form with a heading of its own. */
export interface FormSection<Values extends TypedValues> {
  title: string;
  fields: readonly FieldLayout<Values>[];
}

interface FormError {
  /** Of the field in the form: 'offers.0.link'. */
  path: string;
  label: string;
}

/** The id of a section's element. */
export const sectionId = ({ title }: { title: string }) =>
  `section-${title.toLowerCase().replaceAll(' ', '-')}`;

/** Beside a long form: its sections with the number of errors in each, and every error as a button to its field. */
export function SectionList<Values extends TypedValues>({
  sections,
}: {
  sections: readonly FormSection<Values>[];
}) {
  const { setFocus } = useFormContext<TypedValues>();
  const { errors } = useFormState<TypedValues>();
  const listed = sections.map((section) => ({ section, faults: errorsOf(section.fields, errors) }));
  const faults = listed.flatMap((one) => one.faults);
  const open = ({ section, faults: [first] }: (typeof listed)[number]) => {
    setFocus(first?.path ?? section.fields[0]!.name);
    if (!first) document.getElementById(sectionId(section))?.scrollIntoView();
  };
  return (
    <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-0">
      <nav aria-label="Sections">
        <ul className="flex gap-x-1 max-lg:overflow-x-auto max-lg:mask-r-from-[calc(100%-3rem)] max-lg:pr-12 lg:flex-col">
          {listed.map((one) => (
            <li key={one.section.title} className="shrink-0">
              <button
                type="button"
                className="flex min-h-10 w-full items-center justify-between gap-3 rounded-sm px-3 text-left text-sm whitespace-nowrap text-muted hover:bg-sunken hover:text-ink"
                onClick={() => open(one)}
              >
                {one.section.title}
                {one.faults.length > 0 && (
                  <span className="grid h-5 min-w-5 place-items-center rounded-full bg-bad px-1.5 text-xs font-semibold text-surface tabular-nums">
                    {one.faults.length}
                    <span className="sr-only">{one.faults.length === 1 ? ' error' : ' errors'}</span>
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {faults.length > 0 && (
        <section aria-label="Errors" className="rounded-md border border-bad p-3 text-sm">
          <p role="status" className="font-semibold">
            {formatPlural(faults.length, 'field')} {faults.length === 1 ? 'needs' : 'need'} attention
          </p>
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {faults.map(({ path, label }) => (
              <li key={path}>
                <button
                  type="button"
                  className="min-h-8 rounded-sm text-left underline underline-offset-4 hover:text-accent"
                  onClick={() => setFocus(path)}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The errors of fields in their order; those of an item name it: 'Offer 2: Link'. */
function errorsOf<Values extends TypedValues>(
  fields: readonly FieldLayout<Values>[],
  errors: FieldErrors<TypedValues>,
): FormError[] {
  return fields.flatMap(({ name, label, items }) => {
    const error: unknown = errors[name];
    if (error === undefined) return [];
    if (!items || !Array.isArray(error)) return { path: name, label };
    return (error as (FieldErrors | undefined)[]).flatMap((row, place) =>
      items.fields
        .filter((field) => row?.[field.name])
        .map((field) => ({
          path: `${name}.${place}.${field.name}`,
          label: `${label} ${place + 1}: ${field.label}`,
        })),
    );
  });
}
