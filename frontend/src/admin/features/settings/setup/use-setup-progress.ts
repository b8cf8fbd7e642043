import { setupSteps } from '@astaguide/contracts/settings/setup-steps';
import { useQuery } from '@tanstack/react-query';
import { setupQuery } from '../../../api/owner-settings';

/** How many steps of the setup are done; undefined when all are, or when the owner has hidden them. */
export function useSetupProgress(): { done: number; steps: number } | undefined {
  const { data: setup } = useQuery(setupQuery);
  const isOver = !setup || setup.isDismissed || setup.done.length === setupSteps.length;
  return isOver ? undefined : { done: setup.done.length, steps: setupSteps.length };
}
