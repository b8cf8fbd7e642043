import type { Ref } from 'react';

interface MetricBoxProps {
  label: string;
  value: string;
  /** Small text below the value. */
  note: string;
  /** Of the box, which can get the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** A metric in a `dl` with one column or several. */
export function MetricBox({ label, value, note, ref }: MetricBoxProps) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-1 bg-surface px-4 py-3 outline-offset-[-3px] sm:px-5 sm:py-4"
    >
      <dt className="font-sans kicker text-muted">{label}</dt>
      <dd>
        <span className="block font-display text-lg font-semibold whitespace-nowrap sm:text-xl tabular-nums">
          {value}
        </span>
        <span className="mt-1 block text-xs text-muted tabular-nums">{note}</span>
      </dd>
    </div>
  );
}

/** The style of a `dl` of metrics, without its columns. */
export const metricBoxes = 'grid gap-px overflow-hidden rounded-md border border-line bg-line';
