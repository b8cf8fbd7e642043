import { useWatch } from 'react-hook-form';
import { formatPlural } from '../../../../../lib/format';
import { Button } from '../../../../../ui/button';
import { Dialog } from '../../../../ui/dialog/dialog';
import type { PostFormValues } from '../post-form';
import { ProblemList } from './problem-list';
import { usePostProblems } from './use-post-problems';

/** A text from which the site may earn: its page says so above it. */
const EARNS = /sponsored|<figure data-(?:product|comparison)=|href="\/(?:go|l)\//;

interface PublishChecksProps {
  /** Publishes, while the owner is asked; undefined otherwise. */
  publish: { label: string; proceed: () => void } | undefined;
  onBack: () => void;
}

/** The short list before publishing: beside the form, and again when the article is about to be published. */
export function PublishChecks({ publish, onBack }: PublishChecksProps) {
  const { problems, isChecking } = usePostProblems();
  const content = useWatch<PostFormValues, 'content'>({ name: 'content' });
  return (
    <section aria-label="Before publishing" className="rounded-md border border-line bg-paper p-4 text-sm">
      <h3 className="kicker text-muted">Before publishing</h3>
      <div className="mt-3 grid gap-2">
        <p role="status">
          {problems.length === 0
            ? isChecking
              ? 'Checking links…'
              : 'Nothing to mend.'
            : `${formatPlural(problems.length, 'thing')} to look at:`}
        </p>
        <ProblemList problems={problems} />
        {EARNS.test(content) && (
          <p className="text-xs text-muted">The affiliate disclosure is shown above the text.</p>
        )}
      </div>
      {publish && (
        <Dialog
          onClose={onBack}
          title="Before you publish"
          description={`${formatPlural(problems.length, 'thing')} to look at. You can publish anyway.`}
          footer={
            <>
              <Button look="quiet" onClick={onBack}>
                Back to the post
              </Button>
              <Button
                look="primary"
                onClick={() => {
                  onBack();
                  publish.proceed();
                }}
              >
                {publish.label} anyway
              </Button>
            </>
          }
        >
          <ProblemList problems={problems} onShow={onBack} />
        </Dialog>
      )}
    </section>
  );
}
