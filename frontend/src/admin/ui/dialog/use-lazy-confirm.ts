import { lazyDialog } from './lazy-dialog';
import { useConfirmation } from './use-confirmation';

const ConfirmDialog = lazyDialog(async () => ({ default: (await import('./confirm-dialog')).ConfirmDialog }));

/** `useConfirm` whose dialog is loaded when it first opens: for what the dashboard shows at first. */
export const useLazyConfirm = () => useConfirmation(ConfirmDialog);
