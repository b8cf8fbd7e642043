import { shortened } from '../../../../../lib/format';
import type { TextCheck } from '@astaguide/contracts/publishing/text-links';
import type { QueryClient } from '@tanstack/react-query';
import { siteNameOf, siteSettingsQuery } from '../../../../../api/site-settings';
import { textCheckQuery } from '../../../../api/owner-posts';
import { documentTitle } from '../../../../../lib/document-title';
import type { TextPlace } from '../../../../ui/rich-text/places';
import type { PostFormValues } from '../post-form';

/** Approximate maximum lengths in search results, in characters. */
export const TITLE_ROOM = 60;
export const DESCRIPTION_ROOM = 155;

/** What may be wrong with an article before it is published, and where. */
export interface PostProblem {
  text: string;
  /** A field of the form, or a place in its text. */
  at: keyof PostFormValues | TextPlace;
}

type Values = Pick<PostFormValues, 'title' | 'excerpt' | 'metaDescription' | 'content'>;

/** What may be wrong by what is typed alone, in the order of the form. */
export function problemsOf(
  { title, excerpt, metaDescription, content }: Values,
  siteName: string,
): PostProblem[] {
  const problems: PostProblem[] = [];
  const shownTitle = documentTitle(title.trim(), siteName).length;
  if (shownTitle > TITLE_ROOM)
    problems.push({
      text: `The title has ${shownTitle} characters with the site’s name; about ${TITLE_ROOM} are shown`,
      at: 'title',
    });
  const isOwn = metaDescription.trim() !== '';
  const description = (metaDescription.trim() || excerpt.trim()).length;
  const describes = isOwn ? 'The meta description' : 'The excerpt, which is the description,';
  const at = isOwn ? 'metaDescription' : 'excerpt';
  if (description > DESCRIPTION_ROOM)
    problems.push({
      text: `${describes} has ${description} characters; about ${DESCRIPTION_ROOM} are shown`,
      at,
    });
  const { body } = new DOMParser().parseFromString(content, 'text/html');
  return [
    ...problems,
    ...pictureProblems(body),
    ...headingProblems(body),
    ...videoProblems(body),
    ...footnoteProblems(body),
  ];
}

/** All possible problems. If the server is unavailable, saving reports it. */
export async function findProblems(client: QueryClient, values: Values): Promise<PostProblem[]> {
  const siteName = siteNameOf(client.getQueryData(siteSettingsQuery.queryKey));
  const checked = await client.query(textCheckQuery(values.content)).catch(() => undefined);
  return [...problemsOf(values, siteName), ...(checked ? linkProblemsOf(checked) : [])];
}

function pictureProblems(body: HTMLElement): PostProblem[] {
  return [...body.querySelectorAll('img')].flatMap((picture, index) => {
    const at = { node: 'image', index } as const;
    const name = picture.getAttribute('src')?.split('/').at(-1) ?? '';
    const isForeign = !picture.getAttribute('src')?.startsWith('/');
    return [
      ...((picture.getAttribute('alt') ?? '').trim() === ''
        ? [{ text: `Picture ${index + 1} has no alternative text`, at }]
        : []),
      ...(isForeign
        ? [{ text: `Picture ${index + 1} is loaded from another site: ${shortened(name, 40)}`, at }]
        : []),
    ];
  });
}

/** Below the title, the first heading is of the second level, and none is skipped on the way down. */
function headingProblems(body: HTMLElement): PostProblem[] {
  let before = 1;
  return [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading, index) => {
    const level = Number(heading.tagName[1]);
    const isSkipped = level > before + 1;
    const previous = before;
    before = level;
    const at = { node: 'heading', index } as const;
    const name = shortened(heading.textContent.trim(), 40);
    if (name === '') return [{ text: 'A heading is empty', at }];
    if (!isSkipped) return [];
    return [
      {
        text: `“${name}” is H${level}, but ${previous === 1 ? 'the first heading' : `the one below H${previous}`} should be H${previous + 1}`,
        at,
      },
    ];
  });
}

function videoProblems(body: HTMLElement): PostProblem[] {
  return [
    ...body.querySelectorAll(
      'figure[data-product], figure[data-comparison], figure[data-study], figure[data-questions], figure[data-signup], figure[data-video]',
    ),
  ].flatMap((figure, index) =>
    figure.hasAttribute('data-video') && !figure.hasAttribute('data-title')
      ? [{ text: 'A video has no title', at: { node: 'textBlock', index } as const }]
      : [],
  );
}

/** A footnote has a text, and a reference in the article. */
function footnoteProblems(body: HTMLElement): PostProblem[] {
  const textOf = (note: Element | null) => note?.textContent.replace(/↩\uFE0E?/, '').trim() ?? '';
  const isReferred = ({ id }: Element) => body.querySelector(`a[href="#${id}"]`) !== null;
  return [
    ...[...body.querySelectorAll('sup > a[href^="#fn-"]')].flatMap((reference) => {
      const href = reference.getAttribute('href')!;
      const isWritten = textOf(body.querySelector(`[id="${href.slice(1)}"]`)) !== '';
      return isWritten ? [] : [{ text: `Footnote ${reference.textContent} has no text`, at: { link: href } }];
    }),
    ...[...body.querySelectorAll('li[id^="fn-"]')].flatMap((note) =>
      isReferred(note)
        ? []
        : [
            {
              text: `No place refers to the footnote “${shortened(textOf(note), 40)}”`,
              at: 'content' as const,
            },
          ],
    ),
  ];
}

const linkTexts = {
  missing: (href: string) => `The link ${href} leads to no page of this site`,
  broken: (href: string) => `The link ${href} is broken`,
  uncounted: (href: string) =>
    `Clicks on ${href} are not counted: link to /go/ and the product’s slug, or insert its card`,
};

/** What the server found wrong with links and products. */
export function linkProblemsOf({ links, products }: TextCheck): PostProblem[] {
  return [
    ...links.map(({ href, problem }) => ({
      text: linkTexts[problem](shortened(href, 80)),
      at: { link: href },
    })),
    ...products.map(({ name }) => ({
      text: `The affiliate link of ${name} has no {clickid}: its sales can’t be matched to clicks`,
      at: 'content' as const,
    })),
  ];
}
