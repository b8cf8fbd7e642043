interface KeyLabelProps {
  /** 'page' shows the path below the title. */
  dimension: string;
  /** Null for events without a key. */
  value: string | null;
  label: string;
}

/** The name of a key of a breakdown, with what helps to recognize it. */
export function KeyLabel({ dimension, value, label }: KeyLabelProps) {
  return (
    <>
      {label}
      {dimension === 'page' && value !== null && value !== label && (
        <span className="block text-xs font-normal text-muted">{value}</span>
      )}
    </>
  );
}
