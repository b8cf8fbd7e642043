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
