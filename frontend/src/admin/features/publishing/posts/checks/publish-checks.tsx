import { showPlace } from '../../../../ui/rich-text/places';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { siteNameOf, siteSettingsQuery } from '../../../../../api/site-settings';
import { textCheckQuery } from '../../../../api/owner-posts';
import { linkProblemsOf, problemsOf, type PostProblem } from './text-problems';
import { useWatch, useFormContext } from 'react-hook-form';
import { formatPlural } from '../../../../../lib/format';
import { Button } from '../../../../../ui/button';
import { Dialog } from '../../../../ui/dialog/dialog';
import type { PostFormValues } from '../post-form';

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
      <h3 className="font-sans kicker text-muted">Before publishing</h3>
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

/** Delay of the request to the server after the last key. Milliseconds. */
const PAUSE = 1500;

/** What may be wrong with the article in the surrounding form, as it is typed. */
function usePostProblems(): { problems: PostProblem[]; isChecking: boolean } {
  const { data: settings } = useQuery(siteSettingsQuery);
  const [title, excerpt, metaDescription, content] = useWatch<
    PostFormValues,
    ['title', 'excerpt', 'metaDescription', 'content']
  >({ name: ['title', 'excerpt', 'metaDescription', 'content'] });
  const [asked, setAsked] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(content), PAUSE);
    return () => clearTimeout(timer);
  }, [content]);
  const { data, isFetching } = useQuery({
    ...textCheckQuery(asked),
    enabled: / href=| data-(product|comparison)=/.test(asked),
    placeholderData: keepPreviousData,
  });
  const problems = useMemo(
    () => [
      ...problemsOf({ title, excerpt, metaDescription, content }, siteNameOf(settings)),
      ...(data ? linkProblemsOf(data) : []),
    ],
    [title, excerpt, metaDescription, content, settings, data],
  );
  return { problems, isChecking: isFetching };
}

interface ProblemListProps {
  problems: readonly PostProblem[];
  /** Called before the place of a problem is shown. */
  onShow?: () => void;
}

/** What may be wrong with an article; each leads to its place. */
function ProblemList({ problems, onShow }: ProblemListProps) {
  const { setFocus } = useFormContext<PostFormValues>();
  const show = ({ at }: PostProblem) => {
    onShow?.();
    // After a dialog has given the focus back.
    setTimeout(() => {
      if (typeof at === 'string') setFocus(at);
      else showPlace(document, at);
    }, 50);
  };
  return (
    <ul className="grid gap-1">
      {problems.map((problem, index) => (
        <li key={index} className="flex items-start justify-between gap-3 text-sm">
          <span className="min-w-0 wrap-anywhere">{problem.text}</span>
          <button
            type="button"
            className="shrink-0 font-semibold text-accent-strong underline underline-offset-4"
            onClick={() => show(problem)}
          >
            Show<span className="sr-only">: {problem.text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
