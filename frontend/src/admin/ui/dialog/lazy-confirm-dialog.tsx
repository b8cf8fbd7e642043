import { lazy, useState, type ComponentProps } from 'react';
import { LazyDialog } from './lazy-dialog';

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog')).ConfirmDialog }));

/** A `ConfirmDialog` whose code is loaded when it first opens: for what the dashboard shows at first. */
export function LazyConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <LazyDialog>
      <ConfirmDialog {...props} />
    </LazyDialog>
  );
}
