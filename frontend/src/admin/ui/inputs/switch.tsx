import { Switch as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';

/** A switch without a label of its own. */
export function Switch(props: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className="relative h-7 w-12 shrink-0 rounded-full border border-edge bg-sunken transition-colors disabled:opacity-60 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      {...props}
    >
      <Radix.Thumb className="block size-5 translate-x-1 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-on-accent" />
    </Radix.Root>
  );
}
