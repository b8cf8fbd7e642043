import { useId, type ReactNode } from 'react';
import { describedBy, FieldNotes } from './field';
import { Switch } from './switch';

interface SwitchFieldProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A labelled switch. */
export function SwitchField({ label, hint, checked, disabled, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="grid gap-0.5">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <FieldNotes id={id} hint={hint} />
      </div>
      <Switch
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={describedBy(id, { hint })}
      />
    </div>
  );
}
