import { formatCount } from '../../../../lib/format';
import { useTrace, type OpenedFigure } from './trace-context';

/** A figure that opens the events it counts; none is plain text. */
export function FigureButton(figure: OpenedFigure) {
  const open = useTrace();
  if (figure.count === 0) return <>{formatCount(figure.count)}</>;
  return (
    <button
      type="button"
      title="Show the events"
      aria-label={`${formatCount(figure.count)}, show the events: ${figure.title}`}
      onClick={() => open(figure)}
      className="rounded-sm tabular-nums underline decoration-dotted underline-offset-4 hover:text-accent"
    >
      {formatCount(figure.count)}
    </button>
  );
}
