import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../../../lib/class-names';

export interface PopoverPanelProps {
  button: RefObject<HTMLButtonElement | null>;
  /** The accessible name of the popover. */
  name: string;
  /** The edges of button and popover that are aligned. */
  align: 'start' | 'end';
  /** Classes of the popover. */
  className: string;
  onClose: () => void;
  /** The content of the popover. */
  children: ReactNode;
}

/** The open popover of `PopoverButton`, in a chunk of its own. */
export default function PopoverPanel({
  button,
  name,
  align,
  className,
  onClose,
  children,
}: PopoverPanelProps) {
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          aria-label={name}
          // The button closes it by itself; closed here already, it would open it again.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Unless the focus was moved elsewhere already.
            if (document.activeElement === document.body) button.current?.focus();
          }}
          className={classNames(
            'z-50 flex max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-md border border-line bg-surface p-3 outline-none shadow-lg shadow-ink/10',
            className,
          )}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
