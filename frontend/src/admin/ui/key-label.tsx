import { countryFlag } from '../lib/country-name';

interface KeyLabelProps {
  /** 'page' shows the path below the title, 'country' the flag before the name. */
  dimension: string;
  /** Null for events without a key. */
  value: string | null;
  label: string;
}

/** The name of a key of a breakdown, with what helps to recognize it. */
export function KeyLabel({ dimension, value, label }: KeyLabelProps) {
  const flag = dimension === 'country' && value !== null ? countryFlag(value) : undefined;
  return (
    <>
      {flag && (
        <span aria-hidden="true" className="mr-2">
          {flag}
        </span>
      )}
      {label}
      {dimension === 'page' && value !== null && value !== label && (
        <span className="block text-xs font-normal text-muted">{value}</span>
      )}
    </>
  );
}
