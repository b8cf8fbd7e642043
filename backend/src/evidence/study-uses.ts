import { citationLabel } from '@astaguide/content/studies/citation';
import { citations } from '@astaguide/content/citations';
import { studiesLinkedIn } from '@astaguide/content/studies/cited-studies';
import { studies } from '@astaguide/content/studies/studies';
import { studyChanges, changeOf, type StudyChange } from '@astaguide/content/studies/study-changes';
import type { BlogPost } from '@astaguide/contracts/blog/blog-post';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { StudyUses } from '@astaguide/contracts/site/study-uses';

type Use = StudyUses['uses'][number];

/**
 * Every study with every place that cites it: changed ones first, the others by key.
 *
 * @param posts articles, including drafts
 */
export function studyUses(
  posts: readonly Pick<BlogPost, 'slug' | 'title' | 'content' | 'published'>[],
  products: readonly Pick<Product, 'slug' | 'name' | 'htmlContent'>[],
  changes: readonly StudyChange[] = studyChanges,
): StudyUses[] {
  const places = new Map<string, Use[]>(studies.map(({ key }) => [key, []]));
  for (const { study, ...use } of citations) places.get(study)!.push(use);
  const addLinked = (html: string | null, use: Use) => {
    for (const { key } of studiesLinkedIn(html ?? '')) places.get(key)!.push(use);
  };
  for (const { slug, title, content, published } of posts)
    addLinked(content, { kind: 'article', title, url: published ? `/blog/${slug}` : null });
  for (const { slug, name, htmlContent } of products)
    addLinked(htmlContent, { kind: 'product', title: name, url: `/review/${slug}` });
  const listed = studies.map((study): StudyUses => {
    const change = changeOf(study.key, changes);
    return {
      key: study.key,
      label: citationLabel(study),
      change: change ? { status: change.status, date: change.date, note: change.note } : null,
      uses: places.get(study.key)!,
    };
  });
  return listed.toSorted((one, other) => Number(other.change !== null) - Number(one.change !== null));
}
