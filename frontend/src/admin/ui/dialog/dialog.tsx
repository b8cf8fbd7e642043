import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { CloseIcon } from '../../../ui/icons';
import { dialogStyle, overlayStyle, type DialogSize } from './dialog-style';
import { useFocusReturn } from './use-focus-return';

interface DialogProps {
  /** Called on Escape, on the close button, and on a click outside. */
  onClose: () => void;
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** 'wide' for a row of steps, 'large' for galleries and tables, which keep their height, 'window' for editors. Default: 'regular' */
  size?: DialogSize;
  /** A fixed footer for the buttons, which does not scroll. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog. Full screen on a phone. */
export function Dialog({ onClose, title, description, size = 'regular', footer, children }: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyle} />
        <Radix.Content
          {...focusReturn}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus();
            focusField(event);
          }}
          onEscapeKeyDown={keepIfHeld}
          {...(!description && { 'aria-describedby': undefined })}
          className={dialogStyle(size)}
        >
          <header className="flex items-start justify-between gap-4 border-b border-line px-5 py-4 sm:px-6">
            <div>
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close aria-label="Close" className="-m-2 grid size-11 place-items-center rounded-sm">
              <CloseIcon />
            </Radix.Close>
          </header>
          {/* Focusable, so that content without controls can be scrolled by keyboard. */}
          <div tabIndex={0} className="min-h-0 grow overflow-y-auto px-5 py-5 -outline-offset-2 sm:px-6">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3 max-sm:[&>:is(a,button)]:grow max-sm:[&>:is(a,button)]:px-4 sm:gap-3 sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** An element with `data-holds-escape` inside the dialog has a use of its own for Escape. */
function keepIfHeld(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-holds-escape]')) event.preventDefault();
}

const FIELDS = 'form :is(input:not([type=file], [type=radio], [type=checkbox]), select, textarea):enabled';

/** In a form, the first field gets the focus instead of the close button, or the one in the address: '?field=price'. */
function focusField(event: Event): void {
  if (!(event.currentTarget instanceof Element)) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(FIELDS)];
  const asked = new URLSearchParams(window.location.search).get('field');
  const field = fields.find((one) => one.getAttribute('name') === asked) ?? fields[0];
  if (!field) return;
  event.preventDefault();
  field.focus();
}
