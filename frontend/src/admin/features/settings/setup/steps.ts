import { CLICK_ID } from '@astaguide/contracts/catalog/affiliate-link';
import type { SetupStep } from '@astaguide/contracts/settings/setup';

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
    title: 'Name and address',
    hint: 'Name your site here. Its address is the variable PUBLIC_URL.',
    href: '/admin?tab=settings',
  },
  popup: {
    title: 'Purchase popup',
    hint: 'It shows invented purchases now. We recommend Real, which shows real click totals.',
    href: '/admin?tab=settings&section=popup',
  },
  product: {
    title: 'First product',
    hint: 'Add a product of your own, or edit a demo product.',
    href: '/admin?tab=products&edit=new',
  },
  subId: {
    title: 'Sub ID',
    hint: `Put ${CLICK_ID} into an affiliate link where your network takes a sub ID, so that sales find their click.`,
    href: '/admin?tab=products',
  },
  salesReport: {
    title: 'Sales report',
    hint: 'Import a report from your network to see what your clicks earn.',
    href: '/admin?tab=settings&section=imports',
  },
  mail: {
    title: 'Email',
    hint: 'Set SMTP_URL and MAIL_FROM to get weekly summaries and alerts.',
    href: '/admin?tab=settings&section=notifications',
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
