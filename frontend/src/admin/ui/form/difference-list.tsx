import { diffWordsWithSpace, type Change } from 'diff';
import type { Difference } from './differences';

/** Milliseconds after which a comparison of long texts is given up: then both are shown without marks. */
const TIMEOUT = 500;

interface DifferenceListProps {
  differences: readonly Difference[];
  /** Names of the versions on the left and on the right. */
  names: readonly [string, string];
}

/** The fields that differ between two versions, side by side; what only one of them has is marked. */
export function DifferenceList({ differences, names }: DifferenceListProps) {
  if (differences.length === 0) return <p className="text-sm text-muted">No visible differences.</p>;
  return (
    <dl className="grid gap-5">
      {differences.map(({ label, mine, theirs }) => {
        const changes = diffWordsWithSpace(mine, theirs, { timeout: TIMEOUT });
        return (
          <div key={label}>
            <dt className="text-sm font-semibold">{label}</dt>
            <dd className="mt-2 grid gap-3 sm:grid-cols-2">
              <Version name={names[0]} text={mine} parts={changes?.filter(({ added }) => !added)} />
              <Version name={names[1]} text={theirs} parts={changes?.filter(({ removed }) => !removed)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Version({ name, text, parts }: { name: string; text: string; parts: Change[] | undefined }) {
  return (
    <div className="min-w-0 rounded-sm border border-line bg-paper p-3">
      <p className="kicker text-muted">{name}</p>
      <p
        tabIndex={0}
        role="group"
        aria-label={name}
        className="mt-1 max-h-72 overflow-y-auto text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {text === '' && <span className="text-muted">Empty</span>}
        {parts ? parts.map((part, place) => <Part key={place} part={part} />) : text}
      </p>
    </div>
  );
}

function Part({ part: { value, added, removed } }: { part: Change }) {
  if (added) return <ins className="bg-good-soft text-good">{value}</ins>;
  return removed ? <del className="bg-bad-soft text-bad">{value}</del> : value;
}
