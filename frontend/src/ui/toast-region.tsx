import * as Toast from 'radix-ui/toast';
import { useSyncExternalStore } from 'react';
import { classNames } from '../lib/class-names';
import { CloseIcon } from './icons';
import { currentToast, dismissToast, subscribeToToasts } from '../lib/toast-store';

/** How long a toast stays, in milliseconds. */
const DURATION_MS = 5000;
/** The same with Undo, which takes a decision and, by keyboard, F8 and Tab. */
const UNDO_DURATION_MS = 20_000;
/** Drag distance to the right that dismisses a toast, in pixels. */
const SWIPE_THRESHOLD_PX = 50;

/**
 * The region of the toast, in the lower left corner.
 *
 * @param isPlaced the element around it is its place
 */
export function ToastRegion({ isPlaced = false }: { isPlaced?: boolean }) {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  return (
    <Toast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {message && (
        <Toast.Root
          key={message.id}
          open={message.open}
          duration={message.undo ? UNDO_DURATION_MS : DURATION_MS}
          onOpenChange={(open) => !open && dismissToast(message.id)}
          className={classNames(
            'flex items-start gap-4 rounded-md border bg-surface p-4 shadow-lg shadow-ink/10',
            'data-[state=open]:animate-toast-in data-[swipe=end]:opacity-0',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            message.variant === 'destructive' ? 'border-l-4 border-bad' : 'border-l-4 border-good',
          )}
        >
          <div className="grow">
            <Toast.Title className="text-sm font-semibold">{message.title}</Toast.Title>
            {message.description && (
              <Toast.Description className="mt-0.5 text-sm break-words text-muted">
                {message.description}
              </Toast.Description>
            )}
            {message.link && (
              <Toast.Action asChild altText={message.link.label}>
                <a
                  href={message.link.href}
                  target="_blank"
                  rel="noopener"
                  className="mt-1 inline-block text-sm font-semibold underline underline-offset-4"
                >
                  {message.link.label}
                </a>
              </Toast.Action>
            )}
            {message.undo && (
              <Toast.Action
                altText="Undo (press F8 to reach it)"
                className="-mb-1 block py-1 text-sm font-semibold underline underline-offset-4"
                onClick={() => {
                  // A focus that stays here would keep the next toast open.
                  document.querySelector('main')?.focus({ preventScroll: true });
                  message.undo?.();
                }}
              >
                Undo
              </Toast.Action>
            )}
          </div>
          <Toast.Close
            aria-label="Close"
            className="-m-1 grid size-7 shrink-0 place-items-center rounded-sm text-muted"
          >
            <CloseIcon />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={['F8']}
        className={classNames(
          'z-50 w-96 max-w-[calc(100vw-2rem)] list-none p-0 outline-none',
          // In the dashboard, above neither the buttons over a list nor, on a phone, the bar or buttons at the bottom.
          isPlaced ? 'm-4' : 'fixed bottom-4 left-4 m-0 max-sm:bottom-20',
          !isPlaced && !message?.undo && 'max-sm:top-20 max-sm:bottom-auto',
        )}
      />
    </Toast.Provider>
  );
}
