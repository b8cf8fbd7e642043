const WIDTH = 96;
const HEIGHT = 28;

/** A small line of a metric's course, without axes. Gaps where there is no value. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const highest = Math.max(...values.map((value) => value ?? 0));
  if (values.length < 2 || highest === 0)
    return <svg aria-hidden="true" width={WIDTH} height={HEIGHT} className="max-sm:hidden" />;
  const step = WIDTH / (values.length - 1);
  const commands = values.map((value, place) => {
    if (value === null) return '';
    const y = HEIGHT - 2 - (value / highest) * (HEIGHT - 4);
    // A new line starts after a gap.
    const isStart = (values[place - 1] ?? null) === null;
    return `${isStart ? 'M' : 'L'}${(place * step).toFixed(1)} ${y.toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-6 w-full max-w-28 text-muted max-sm:hidden group-aria-pressed:text-accent"
    >
      <path
        d={commands.join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
