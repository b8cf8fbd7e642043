import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { classNames } from '../lib/class-names';
import { CloseIcon } from './icons';
import { currentToast, dismissToast, subscribeToToasts } from './toast-store';

/** The place where toasts appear. Once in a page; F8 moves the focus there. */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {message && (
        <Toast.Root
          key={message.id}
          open={message.open}
          onOpenChange={(open) => !open && dismissToast(message.id)}
          className={classNames(
            'flex items-start gap-4 rounded-md border bg-surface p-4 shadow-lg shadow-ink/10',
            'data-[state=open]:animate-toast-in data-[swipe=end]:opacity-0',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            message.variant === 'destructive' ? 'border-l-4 border-accent' : 'border-edge',
          )}
        >
          <div className="grow">
            <Toast.Title className="text-sm font-semibold">{message.title}</Toast.Title>
            {message.description && (
              <Toast.Description className="mt-0.5 text-sm text-muted">
                {message.description}
              </Toast.Description>
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
        className="fixed right-4 bottom-4 z-50 m-0 w-96 max-w-[calc(100vw-2rem)] list-none p-0 outline-none"
      />
    </Toast.Provider>
  );
}
