import { toSlug } from '@astaguide/contracts/lib/slug';
import { ConflictError } from '../../http/errors';
import type { BlogRepository } from './blog.repository';

/** Characters of a generated slug before its suffix; with any suffix it stays below the 200 that a slug may have. */
const LONGEST_SLUG = 180;

export async function refuseTakenSlug(posts: BlogRepository, slug: string, ownId?: number): Promise<void> {
  if (slug === '') return;
  // A renamed article still answers at its former addresses.
  const holders = [await posts.findBySlug(slug), await posts.findByFormerSlug(slug)];
  if (holders.every((holder) => !holder || holder.id === ownId)) return;
  throw new ConflictError('Another article already uses this slug.', {
    errors: [{ path: 'slug', message: 'This slug is taken' }],
  });
}

/** A free slug from a title; undefined if the title has no letters for one. */
export async function slugFrom(
  posts: BlogRepository,
  title: string,
  language: string,
): Promise<string | undefined> {
  const slug = toSlug(title, language).slice(0, LONGEST_SLUG).replace(/-$/, '');
  return slug === '' ? undefined : freeSlug(posts, slug);
}

/** The slug, with the first suffix that is free if it is taken. */
export async function freeSlug(posts: BlogRepository, slug: string): Promise<string> {
  const taken = await posts.findSlugsFrom(slug);
  let suffix = 2;
  let free = slug;
  while (taken.has(free)) free = `${slug}-${suffix++}`;
  return free;
}
