import { citations } from '@astaguide/content/citations';
import { citationLabel } from '@astaguide/content/studies/citation';
import { studiesLinkedIn } from '@astaguide/content/studies/cited-studies';
import { studies } from '@astaguide/content/studies/studies';
import { lastChecked } from '@astaguide/content/studies/study-records';
import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { StudyCheck } from '@astaguide/contracts/catalog/evidence/study-change';
import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import type { StudyChange } from '@astaguide/database/entities/catalog/study-change.entity';

type Use = Omit<StudyUses['uses'][number], 'isChecked'>;

interface Site {
  /** Articles, including drafts. */
  posts: readonly Pick<BlogPost, 'id' | 'slug' | 'title' | 'content' | 'published'>[];
  products: readonly Pick<Product, 'id' | 'slug' | 'name' | 'htmlContent'>[];
  changes: readonly StudyChange[];
  checks: readonly StudyCheck[];
}

/** Every study with every place that cites it: changed ones first, the others by key. */
export function studyUses({ posts, products, changes, checks }: Site): StudyUses[] {
  const places = new Map<string, Use[]>(studies.map(({ key }) => [key, []]));
  for (const { study, ...use } of citations)
    places.get(study)!.push({ ...use, id: `${use.kind} ${use.title}` });
  const addLinked = (html: string | null, use: Use) => {
    for (const { key } of studiesLinkedIn(html ?? '')) places.get(key)!.push(use);
  };
  for (const { id, slug, title, content, published } of posts)
    addLinked(content, {
      id: `article ${id}`,
      kind: 'article',
      title,
      url: published ? `/blog/${slug}` : null,
    });
  for (const { id, slug, name, htmlContent } of products)
    addLinked(htmlContent, { id: `product ${id}`, kind: 'product', title: name, url: `/review/${slug}` });
  const listed = studies.map((study): StudyUses => {
    const { key } = study;
    const change = changes.find((one) => one.key === key);
    const isChecked = (id: string) => change?.checkedUses.includes(id) ?? false;
    return {
      key,
      label: citationLabel(study),
      change: change ? changeOf(change) : null,
      checkedOn: lastChecked(key, checks),
      uses: places.get(key)!.map((use) => ({ ...use, isChecked: isChecked(use.id) })),
    };
  });
  return listed.toSorted((one, other) => Number(other.change !== null) - Number(one.change !== null));
}

function changeOf({ kind, date, note, noticeUrl }: StudyChange): StudyUses['change'] {
  return { kind, date, note, noticeUrl };
}
