import { citations } from '@astaguide/content/citations';
import { citationLabel } from '@astaguide/content/studies/citation';
import { studiesLinkedIn } from '@astaguide/content/studies/cited-studies';
import { studies } from '@astaguide/content/studies/studies';
import { lastChecked, recordOf } from '@astaguide/content/studies/study-records';
import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import type { Product } from '@astaguide/contracts/catalog/product';
import type { StudyCheck } from '@astaguide/contracts/catalog/evidence/study-change';
import { textStudyOf } from '@astaguide/contracts/catalog/evidence/own-study-record';
import type { OwnStudy } from '@astaguide/contracts/catalog/evidence/study';
import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import type { StudyChange } from '@astaguide/database/entities/catalog/study-change.entity';

type Use = Omit<StudyUses['uses'][number], 'isChecked'>;

interface Site {
  /** Articles, including drafts. */
  posts: readonly Pick<BlogPost, 'id' | 'slug' | 'title' | 'content' | 'status'>[];
  products: readonly Pick<Product, 'id' | 'slug' | 'name' | 'htmlContent'>[];
  changes: readonly StudyChange[];
  checks: readonly StudyCheck[];
  ownStudies: readonly OwnStudy[];
}

/** Every study with every place that cites it: changed ones first, the others by key. */
export function studyUses({ posts, products, changes, checks, ownStudies }: Site): StudyUses[] {
  const own = ownStudies.map(textStudyOf);
  const all = [...studies, ...own];
  const places = new Map<string, Use[]>(all.map(({ key }) => [key, []]));
  for (const { study, ...use } of citations)
    places.get(study)!.push({ ...use, id: `${use.kind} ${use.title}` });
  const addLinked = (html: string | null, use: Use) => {
    for (const { key } of studiesLinkedIn(html ?? '', all)) places.get(key)!.push(use);
  };
  for (const { id, slug, title, content, status } of posts)
    addLinked(content, {
      id: `article ${id}`,
      kind: 'article',
      title,
      url: status === 'published' ? `/blog/${slug}` : null,
    });
  for (const { id, slug, name, htmlContent } of products)
    addLinked(htmlContent, { id: `product ${id}`, kind: 'product', title: name, url: `/review/${slug}` });
  const listed = all.map((study): StudyUses => {
    const { key } = study;
    const change = changes.find((one) => one.key === key);
    const isChecked = (id: string) => change?.checkedUses.includes(id) ?? false;
    return {
      key,
      label: citationLabel(study),
      title: study.title,
      change: change ? changeOf(change) : null,
      checkedOn: lastChecked(ownStudies.find((one) => one.key === key) ?? recordOf(key), key, checks),
      isOwn: own.some((one) => one.key === key),
      uses: places.get(key)!.map((use) => ({ ...use, isChecked: isChecked(use.id) })),
    };
  });
  return listed.toSorted((one, other) => Number(other.change !== null) - Number(one.change !== null));
}

function changeOf({ kind, date, note, noticeUrl }: StudyChange): StudyUses['change'] {
  return { kind, date, note, noticeUrl };
}
