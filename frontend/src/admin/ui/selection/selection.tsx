import { useState } from 'react';

interface SelectionBoxProps {
  /** What is chosen: 'Hawaiian Astaxanthin 12mg'. */
  name: string;
  checked: boolean;
  onToggle: () => void;
}

/** The checkbox of a row. */
export function SelectionBox({ name, checked, onToggle }: SelectionBoxProps) {
  return (
    <label className="grid size-8 shrink-0 cursor-pointer place-items-center">
      <span className="sr-only">Select {name}</span>
      <input type="checkbox" checked={checked} onChange={onToggle} className="size-5 accent-(--accent)" />
    </label>
  );
}

export interface Selection<Key> {
  keys: ReadonlySet<Key>;
  toggle: (key: Key) => void;
  choose: (keys: Iterable<Key>) => void;
  clear: () => void;
}

/** The chosen rows of a list. Rows that leave the list are no longer chosen. @param listed the keys of all rows */
export function useSelection<Key>(listed: readonly Key[]): Selection<Key> {
  const [chosen, setChosen] = useState<ReadonlySet<Key>>(new Set<Key>());
  const keys = chosen.size === 0 ? chosen : new Set(listed.filter((key) => chosen.has(key)));
  return {
    keys,
    toggle: (key) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    choose: (wanted) => setChosen(new Set(wanted)),
    clear: () => setChosen(new Set()),
  };
}
