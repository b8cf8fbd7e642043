import { CLICK_ID } from '@astaguide/contracts/earnings/click-id';
import type { SetupStep } from '@astaguide/contracts/settings/setup-steps';

interface StepText {
  title: string;
  /** What to do, and why. */
  hint: string;
  /** Where it is done. */
  href: string;
}

/** In the order of the list. */
const texts: Record<SetupStep, StepText> = {
  password: {
    title: 'Your password',
    hint: 'Replace the generated password with your own.',
    href: '/admin?tab=settings&section=account',
  },
  site: {
    title: 'Site name',
    hint: 'Set your site’s name.',
    href: '/admin?tab=settings',
  },
  address: {
    title: 'Web address',
    hint: 'Set the address at which visitors reach your site.',
    href: '/admin?tab=settings&section=connection',
  },
  operator: {
    title: 'Operator and contact address',
    hint: 'Say who runs the site, and where readers can write to. Legal pages say that this is missing until then.',
    href: '/admin?tab=settings',
  },
  popup: {
    title: 'Purchase popup',
    hint: 'Currently shows made-up purchases. Switch to Real.',
    href: '/admin?tab=settings&section=popup',
  },
  product: {
    title: 'First product',
    hint: 'Add a product of your own, or edit a demo product.',
    href: '/admin?tab=products&edit=new',
  },
  subId: {
    title: 'Sub ID',
    hint: `Put ${CLICK_ID} into an affiliate link where your network takes a sub ID, to match sales to clicks.`,
    href: '/admin?tab=products&edit=first&field=affiliateLink',
  },
  salesReport: {
    title: 'Sales report',
    hint: 'Import a report from your network to see what your clicks earn.',
    href: '/admin?tab=settings&section=imports',
  },
  mail: {
    title: 'Email',
    hint: 'Enter your mail server to send the newsletter, weekly summaries and alerts.',
    href: '/admin?tab=settings&section=connection',
  },
};

export interface ChecklistStep extends StepText {
  step: SetupStep;
  isDone: boolean;
}

/** The steps in their order. */
export function checklistOf(done: readonly SetupStep[]): ChecklistStep[] {
  const steps = Object.entries(texts) as [SetupStep, StepText][];
  return steps.map(([step, text]) => ({ step, isDone: done.includes(step), ...text }));
}
