import type { StudyChange } from '@astaguide/contracts/site/study-change';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { writtenAnswersQuery } from '../../api/written-answers';
import { StudyChangesContext } from '../../ui/content/studies/study-changes-context';
import { faqPage, type AnsweredQuestion } from '../structured-data/faq-page';
import type { PageRoute } from './page-route';
import { textRoute } from './text-route';

/** Loaded with the page's code, so it is available before the first render on the server and during hydration. */
let siteQuestions: ((changes: readonly StudyChange[]) => readonly AnsweredQuestion[]) | undefined;

const text = textRoute(
  '/faq',
  'src/site/faq/faq-page.tsx',
  async () => {
    const page = await import('../../site/faq/faq-page');
    siteQuestions = page.questionsWithMarks;
    return page;
  },
  // Without it only the questions of readers are missing.
  (client) => client.query(writtenAnswersQuery('site')).catch(() => undefined),
);

/** The FAQ, with the owner's answers to questions of visitors. */
export const faqRoute: PageRoute = {
  ...text,
  useHead: (params) => {
    const head = text.useHead(params);
    const changes = use(StudyChangesContext);
    const { data: written = [] } = useQuery(writtenAnswersQuery('site'));
    if (!siteQuestions) return head;
    return { ...head, jsonLd: [...(head.jsonLd ?? []), faqPage([...siteQuestions(changes), ...written])] };
  },
};
