import { plural } from '@astaguide/contracts/lib/plural';
import { marked } from 'marked';
import { momentIn } from '../../../lib/moment-in';
import { plainText } from '../../rich-text/plain-text';
import { listed, NoExportError, UNKNOWN_SITE, type SourceExport, type SourcePost } from './source-post';

type Row = Record<string, unknown>;

/** Ghost writes this in place of its own address. */
const OWN_ADDRESS = '__GHOST_URL__';
const statuses: Record<string, SourcePost['status']> = {
  published: 'published',
  scheduled: 'scheduled',
};

/**
 * Reads an export of Ghost: the rows of its tables, with or without a `db` around them.
 *
 * @param site the address of the old site, which many exports do not say
 */
export function readGhost(json: unknown, site: string | null): SourceExport {
  const root = ((json as { db?: unknown[] } | null)?.db?.[0] ?? json) as { data?: Row } | null;
  const table = (name: string): Row[] => {
    const rows = root?.data?.[name];
    return Array.isArray(rows)
      ? rows.filter((row): row is Row => typeof row === 'object' && row !== null)
      : [];
  };
  if (!Array.isArray(root?.data?.['posts'])) throw new NoExportError('This JSON file is no export of Ghost.');
  const origin = site ?? siteOf(table('posts'));
  const below = origin === null ? '' : new URL(origin).pathname.replace(/\/$/, '');
  const whole = (html: string) => html.replaceAll(OWN_ADDRESS, origin ?? UNKNOWN_SITE);
  const byId = (rows: Row[]) => new Map(rows.map((row) => [row['id'], row]));
  const [tags, users] = [byId(table('tags')), byId(table('users'))];
  const metas = new Map(table('posts_meta').map((row) => [row['post_id'], row]));
  const relatedTo = (post: Row, name: string, key: string, rows: Map<unknown, Row>) =>
    table(name)
      .filter((row) => row['post_id'] === post['id'])
      .toSorted((one, other) => Number(one['sort_order'] ?? 0) - Number(other['sort_order'] ?? 0))
      .flatMap((row) => textOf(rows.get(row[key]), 'name') || []);
  const isPage = (row: Row) => row['type'] === 'page' || row['page'] === 1 || row['page'] === true;
  const posts = table('posts')
    .filter((row) => !isPage(row))
    .map((row): SourcePost => {
      const slug = textOf(row, 'slug');
      // Internal tags begin with a number sign.
      const names = relatedTo(row, 'posts_tags', 'tag_id', tags).filter((name) => !name.startsWith('#'));
      const authors = relatedTo(row, 'posts_authors', 'author_id', users);
      const isForMembers = !['', 'public'].includes(textOf(row, 'visibility'));
      const lost: string[] = [];
      if (isForMembers) lost.push(`For ${textOf(row, 'visibility')} only: imported as a draft`);
      if (textOf(row, 'status') === 'sent') lost.push('Sent by email only: imported as a draft');
      const meta = metas.get(row['id']);
      const caption = plainText(textOf(meta, 'feature_image_caption'));
      if (caption !== '') lost.push(`Caption of the main picture: ${listed(caption)}`);
      const alt = textOf(meta, 'feature_image_alt');
      if (alt !== '') lost.push(`Alternative text of the main picture: ${listed(alt)}`);
      for (const name of ['codeinjection_head', 'codeinjection_foot'])
        if (textOf(row, name) !== '') lost.push(listed(textOf(row, name)));
      const status = isForMembers ? 'draft' : (statuses[textOf(row, 'status')] ?? 'draft');
      return {
        source: `ghost ${origin ?? ''} ${textOf(row, 'uuid') || String(row['id'])}`,
        title: textOf(row, 'title'),
        slug,
        status,
        publishedAt: timeOf(row['published_at']),
        excerpt: textOf(row, 'custom_excerpt'),
        html: whole(contentOf(row, lost)),
        base: `${origin ?? UNKNOWN_SITE}/${slug}/`,
        category: names[0] ?? null,
        keywords: names.slice(1),
        author: authors.join(', ') || textOf(users.get(row['author_id']), 'name') || null,
        metaDescription: textOf(meta, 'meta_description') || textOf(row, 'meta_description') || null,
        picture: whole(textOf(row, 'feature_image') || textOf(row, 'image')) || null,
        oldAddresses: [`${below}/${slug}`],
        lost,
      };
    });
  const pages = table('posts').filter(isPage).length;
  const members = table('members').length;
  return {
    format: 'ghost',
    site: origin,
    posts,
    leftOut: [
      ...(pages > 0 ? [plural(pages, 'page')] : []),
      ...(members > 0 ? [plural(members, 'member')] : []),
    ],
    files: new Map(),
    library: new Map(),
  };
}

/** Old versions kept Markdown, and of a post that was never opened since there is no HTML. */
function contentOf(row: Row, lost: string[]): string {
  const html = textOf(row, 'html');
  if (html !== '') return html;
  const markdown = textOf(row, 'markdown');
  if (markdown !== '') return marked.parse(markdown, { async: false });
  const text = textOf(row, 'plaintext');
  if (text !== '' || textOf(row, 'lexical') !== '' || textOf(row, 'mobiledoc') !== '')
    lost.push('No HTML in the export: only its plain text is imported');
  return marked.parse(text.replaceAll('<', '&lt;'), { async: false });
}

/** The origin of the address that a post says of itself. A canonical address may be of another site. */
function siteOf(posts: readonly Row[]): string | null {
  const address = posts.map((row) => textOf(row, 'url')).find((url) => URL.canParse(url));
  return address === undefined ? null : new URL(address).origin;
}

const textOf = (row: Row | undefined, key: string) => {
  const value = row?.[key];
  return typeof value === 'string' ? value.trim() : '';
};

/** Milliseconds, or as text in UTC, with or without a zone. */
function timeOf(value: unknown): string | null {
  const time = typeof value === 'number' ? value : momentIn(String(value));
  return Number.isNaN(time) || Math.abs(time) > 8e15 ? null : new Date(time).toISOString();
}
