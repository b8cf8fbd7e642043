import type { ReactNode } from 'react';

/** A fact about a product, with an optional note; null if it was not entered. */
export type Fact = [label: string, value: ReactNode, note?: ReactNode];

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-3 border-b border-line text-sm">
      {facts.map(([label, value, note]) => (
        <div
          key={label}
          className="grid grid-cols-[9.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2.5"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-nums wrap-anywhere">
            {value === null ? (
              <span className="text-muted">Not stated</span>
            ) : (
              <span className="font-semibold">{value}</span>
            )}
            {value !== null && note && <span className="prose-links block text-xs text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
