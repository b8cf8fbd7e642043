import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { siteNameOf, siteSettingsQuery } from '../../../../../api/site-settings';
import { textCheckQuery } from '../../../../api/owner-posts';
import type { PostFormValues } from '../post-form';
import { linkProblemsOf, problemsOf, type PostProblem } from './text-problems';

/** After the last key, until the server is asked. Milliseconds. */
const PAUSE = 1500;

/** What may be wrong with the article in the surrounding form, as it is typed. */
export function usePostProblems(): { problems: PostProblem[]; isChecking: boolean } {
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
