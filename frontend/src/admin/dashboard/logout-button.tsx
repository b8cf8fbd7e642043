import { useMutation } from '@tanstack/react-query';
import { signOutMutation } from '../../api/auth';
import { Button } from '../../ui/button';
import { toast, toastError } from '../../lib/toast-store';

interface LogoutButtonProps {
  /** Proceeds, or asks for confirmation first if there are unsaved changes. */
  ask: (proceed: () => void) => void;
}

export function LogoutButton({ ask }: LogoutButtonProps) {
  const { mutateAsync: signOut, isPending } = useMutation(signOutMutation);
  const onClick = async () => {
    try {
      await signOut();
      toast({ title: 'Logged out successfully', description: 'You have been signed out of the admin panel' });
    } catch {
      toastError('Logout failed', 'You are still signed in. Please try again.');
    }
  };
  return (
    <Button
      look="quiet"
      className="shrink-0 max-sm:ml-1 max-sm:px-3"
      disabled={isPending}
      onClick={() => ask(() => void onClick())}
    >
      Logout
    </Button>
  );
}
