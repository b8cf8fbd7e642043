import { citedStudies } from '@astaguide/content/studies/cited-studies';
import { faq, faqDisclaimer, questionGroups, stillHaveQuestions } from '@astaguide/content/faq';
import type { Question } from '@astaguide/content/faq/question';
import { ActionLinks } from '../../ui/content/action-links';
import { Callout } from '../../ui/content/callout';
import { CitedStudiesContext } from '../../ui/content/cited-studies-context';
import { ContentsList } from '../../ui/content/contents-list';
import { PageHeader } from '../../ui/content/page-header';
import { RichText } from '../../ui/content/rich-text';
import { Sources, SOURCES_ANCHOR } from '../../ui/content/sources';
import { faqPage } from './faq-json-ld';

const questions = questionGroups.flatMap((group) => group.questions);
const studies = citedStudies(questions.map(({ answer }) => answer));
const groups = questionGroups.map((group, index) => ({ ...group, id: `group-${index + 1}` }));
const anchors = [
  ...groups.map(({ id, heading }) => ({ id, heading })),
  { id: SOURCES_ANCHOR, heading: 'Sources' },
];

export const intro = faq;
export const jsonLd = [faqPage(questions)];

export default function FaqPage() {
  return (
    <CitedStudiesContext value={studies}>
      <PageHeader path={faq.path} kicker="Help" heading={faq.heading} lead={faq.lead} />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 py-10 md:py-14 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-labelledby="contents-heading" className="sticky top-24 self-start max-lg:hidden">
          <h2 id="contents-heading" className="kicker mb-3 font-sans text-muted">
            Topics
          </h2>
          <ContentsList anchors={anchors} />
        </nav>
        <div className="grid max-w-3xl min-w-0 gap-12 md:gap-16">
          {groups.map(({ id, heading, questions: asked }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-4 text-2xl">
                {heading}
              </h2>
              <div className="border-b border-line">
                {asked.map((question) => (
                  <QuestionItem key={question.id} question={question} />
                ))}
              </div>
            </section>
          ))}
          <section aria-labelledby="still-questions" className="rounded-md bg-sunken p-6 md:p-8">
            <h2 id="still-questions" className="text-xl">
              {stillHaveQuestions.heading}
            </h2>
            <p className="mt-3 mb-6 max-w-[60ch]">{stillHaveQuestions.text}</p>
            <ActionLinks actions={stillHaveQuestions.actions} />
          </section>
          <Callout tone="caution" title={faqDisclaimer.heading} text={faqDisclaimer.text} />
          <Sources studies={studies} />
        </div>
      </div>
    </CitedStudiesContext>
  );
}

/** `details` elements with the same name: the browser keeps only one open, without scripts. */
function QuestionItem({ question: { id, question, answer } }: { question: Question }) {
  return (
    <details name="faq" className="folded border-t border-line">
      <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-display text-lg leading-snug font-semibold hover:text-accent">
        {question}
      </summary>
      {/* The anchor is inside, so that navigating to it opens the item. */}
      <div id={id} className="prose prose-links scroll-mt-40 pb-6">
        <p>
          <RichText text={answer} />
        </p>
      </div>
    </details>
  );
}
