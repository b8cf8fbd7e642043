import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../../../lib/class-names';
import { toast } from '../../../../lib/toast-store';
import { buttonStyle } from '../../../../ui/button-style';
import { CheckIcon } from '../../../../ui/icons';
import { dismissSetupMutation, setupQuery } from '../../../api/owner-settings';
import { useAction } from '../../../api/use-action';
import { checklistOf, type ChecklistStep } from './steps';

/** The steps of setting up a new site; undefined when all are done, or when the owner has hidden them. */
function useSetup(): { done: number; steps: ChecklistStep[]; next: ChecklistStep } | undefined {
  const { data: setup } = useQuery(setupQuery);
  if (!setup || setup.isDismissed) return undefined;
  const steps = checklistOf(setup.done);
  const next = steps.find(({ isDone }) => !isDone);
  return next && { done: setup.done.length, steps, next };
}

/** The steps of setting up a new site, with a link to each. */
export function SetupChecklist() {
  const [setDismissed, isPending] = useAction(dismissSetupMutation, {
    failed: 'Couldn’t hide the checklist',
  });
  const setup = useSetup();
  const id = useId();
  if (!setup) return null;
  const { done, steps, next } = setup;
  const hide = async () => {
    if (await setDismissed(true))
      toast({ title: 'Setup checklist hidden', undo: () => void setDismissed(false) });
  };
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-6 gap-y-1 rounded-md border border-line bg-surface px-4 py-2 lg:grid-cols-[auto_minmax(0,1fr)]"
    >
      <div className="flex items-center gap-x-3">
        <h2 id={id} className="text-base">
          Set up your site
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {done} of {steps.length}
          <span className="max-sm:sr-only"> done</span>
        </p>
        <button
          type="button"
          className="ml-auto min-h-9 rounded-sm px-2 text-sm text-muted hover:text-ink"
          disabled={isPending}
          onClick={() => void hide()}
        >
          Hide<span className="sr-only"> the setup checklist</span>
        </button>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span className="min-w-0 grow basis-64">
          <strong className="font-semibold text-ink">Next: {next.title}.</strong> {next.hint}
        </span>
        <Link href={next.href} className={buttonStyle('quiet', undefined, 'compact')}>
          Start<span className="sr-only">with {next.title}</span>
        </Link>
      </p>
      <ol className="grid gap-x-5 sm:grid-cols-2 lg:col-span-2 lg:grid-cols-3">
        {steps.map((step) => (
          <Step key={step.step} {...step} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
}

function Step({ title, hint, href, isDone, isNext }: ChecklistStep & { isNext: boolean }) {
  return (
    <li>
      <Link
        href={href}
        title={hint}
        aria-current={isNext ? 'step' : undefined}
        className={classNames(
          'inline-flex min-h-9 items-center gap-1.5 rounded-sm text-sm underline-offset-4 hover:underline',
          isDone ? 'text-muted' : 'font-semibold',
        )}
      >
        <span
          aria-hidden="true"
          className={classNames(
            'grid size-5 shrink-0 place-items-center rounded-full border',
            isDone ? 'border-good bg-good-soft text-good' : isNext ? 'border-accent' : 'border-edge',
          )}
        >
          {isDone && <CheckIcon className="size-3.5" />}
        </span>
        {title}
        <span className="sr-only">{isDone ? ' (done)' : ' (to do)'}</span>
      </Link>
    </li>
  );
}
