import { sitePassages } from '@astaguide/content/passages';
import type { WrittenAnswer } from '@astaguide/contracts/chat/written-answer';
import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import { articlePassages } from './article-passages';
import { PassageSearch, wordsIn } from './passage-search';
import { writtenPassage } from './written-passage';

/** Words of the site's own pages. */
export const pageWords: ReadonlySet<string> = new Set(sitePassages.flatMap(wordsIn));

/** An index of the site's texts, the published articles and the owner's written answers. */
export function indexPassages(posts: readonly BlogPost[], answers: readonly WrittenAnswer[]): PassageSearch {
  return new PassageSearch([
    ...sitePassages,
    ...posts.flatMap(articlePassages),
    ...answers.map(writtenPassage),
  ]);
}
