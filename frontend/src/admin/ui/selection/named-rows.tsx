import { formatCount } from '../../../lib/format';

/** The most names that are listed. */
const LISTED = 6;

/** Names what an action concerns, in a confirmation. */
export function NamedRows({ names }: { names: readonly string[] }) {
  const rest = names.length - LISTED;
  return (
    <ul className="my-2 list-disc pl-5 text-ink">
      {names.slice(0, rest > 1 ? LISTED : names.length).map((name, index) => (
        <li key={index} className="break-words">
          {name}
        </li>
      ))}
      {rest > 1 && <li className="text-muted">and {formatCount(rest)} more</li>}
    </ul>
  );
}
