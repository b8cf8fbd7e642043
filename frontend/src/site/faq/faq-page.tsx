import { citedStudies } from '@astaguide/content/studies/cited-studies';
import { faq, faqDisclaimer, questionGroups, stillHaveQuestions } from '@astaguide/content/faq';
import { plainText } from '@astaguide/content/plain-text';
import { markCitations } from '@astaguide/content/studies/marked-citations';
import type { StudyChange } from '@astaguide/contracts/catalog/evidence/study-change';
import { citationMarks } from '@astaguide/contracts/catalog/evidence/study-change-names';
import { useQuery } from '@tanstack/react-query';
import { writtenAnswersQuery } from '../../api/written-answers';
import { ActionLinks } from '../../ui/content/action-links';
import { Callout } from '../../ui/content/callout';
import { CitedStudiesContext } from '../../ui/content/cited-studies-context';
import { ContentsNav } from '../../ui/content/contents-list';
import { PageHeader } from '../../ui/content/page-header';
import { WrittenQuestions, QuestionItem } from '../../ui/content/questions/written-questions';
import { RichText } from '../../ui/content/rich-text';
import { Sources, SOURCES_ANCHOR } from '../../ui/content/sources';

const questions = questionGroups.flatMap((group) => group.questions);
const studies = citedStudies(questions.map(({ answer }) => answer));
const groups = questionGroups.map((group, index) => ({ ...group, id: `group-${index + 1}` }));
const ofReaders = { id: 'from-readers', heading: 'Asked by readers' };

export const intro = faq;

/** The site's own questions in plain text, in which citations of changed studies say so, as on the page. */
export const questionsWithMarks = (changes: readonly StudyChange[]) =>
  questions.map(({ question, answer }) => ({
    question,
    answer: markCitations(plainText(answer), citationMarks(changes)),
  }));

export default function FaqPage() {
  const { data: written = [] } = useQuery(writtenAnswersQuery('site'));
  const anchors = [
    ...groups.map(({ id, heading }) => ({ id, heading })),
    ...(written.length > 0 ? [ofReaders] : []),
    { id: SOURCES_ANCHOR, heading: 'Sources' },
  ];
  return (
    <CitedStudiesContext value={studies}>
      <PageHeader path={faq.path} kicker="Help" heading={faq.heading} lead={faq.lead} />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 py-8 md:py-14 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <ContentsNav anchors={anchors} heading="Topics" className="sticky top-24 self-start max-lg:hidden" />
        <div className="grid max-w-3xl min-w-0 gap-8 md:gap-12">
          {groups.map(({ id, heading, questions: asked }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-3 text-xl md:mb-4">
                {heading}
              </h2>
              <div className="border-b border-line">
                {asked.map(({ id: anchor, question, answer }) => (
                  <QuestionItem key={anchor} id={anchor} question={question}>
                    <p>
                      <RichText text={answer} />
                    </p>
                  </QuestionItem>
                ))}
              </div>
            </section>
          ))}
          {written.length > 0 && (
            <section aria-labelledby={ofReaders.id}>
              <h2 id={ofReaders.id} className="mb-3 text-xl md:mb-4">
                {ofReaders.heading}
              </h2>
              <WrittenQuestions answers={written} />
            </section>
          )}
          <section aria-labelledby="still-questions" className="rounded-md bg-sunken p-4 md:p-8">
            <h2 id="still-questions" className="text-xl">
              {stillHaveQuestions.heading}
            </h2>
            <p className="mt-3 mb-6 max-w-[60ch]">{stillHaveQuestions.text}</p>
            <ActionLinks actions={stillHaveQuestions.actions} />
          </section>
          <Callout tone="caution" title={faqDisclaimer.heading} text={faqDisclaimer.text} />
          <Sources studies={studies} isFolded />
        </div>
      </div>
    </CitedStudiesContext>
  );
}
