import { useId, type ReactNode, type ComponentProps } from 'react';
import { Switch as Radix } from 'radix-ui';
import { describedBy, FieldNotes } from './field';

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

/** A switch without a label of its own. */
function Switch(props: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className="relative h-7 w-12 shrink-0 rounded-full border border-edge bg-sunken transition-colors disabled:opacity-60 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      {...props}
    >
      <Radix.Thumb className="block size-5 translate-x-1 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-on-accent" />
    </Radix.Root>
  );
}
