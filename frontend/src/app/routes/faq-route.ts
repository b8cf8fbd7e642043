import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { writtenAnswersQuery } from '../../api/written-answers';
import { StudyChangesContext } from '../../ui/content/studies/study-changes-context';
import { faqPage } from '../structured-data/faq-page';
import type { PageRoute } from './page-route';
import { textRoute } from './text-route';

const text = textRoute(
  '/faq',
  'src/site/faq/faq-page.tsx',
  () => import('../../site/faq/faq-page'),
  // Without it only the questions of readers are missing.
  { prefetch: (client) => client.query(writtenAnswersQuery('site')).catch(() => undefined) },
);

/** The FAQ, with the owner's answers to questions of visitors. */
export const faqRoute: PageRoute = {
  ...text,
  useHead: (params) => {
    const head = text.useHead(params);
    const changes = use(StudyChangesContext);
    const { data: written = [] } = useQuery(writtenAnswersQuery('site'));
    const page = text.page.loaded.get();
    if (!page) return head;
    const questions = [...page.questionsWithMarks(changes), ...written];
    return { ...head, jsonLd: [...(head.jsonLd ?? []), faqPage(questions)] };
  },
};
