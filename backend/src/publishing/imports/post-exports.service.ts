import { readImageFilename } from '@astaguide/contracts/publishing/uploaded-image';
import type { BlogPost } from '@astaguide/contracts/publishing/blog-post';
import { Inject, Injectable } from '@nestjs/common';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { stringify } from 'yaml';
import { BACKEND_CONFIG, type BackendConfig } from '../../lib/config';
import { BlogService } from '../blog/blog.service';
import { ImagesService } from '../images/images.service';
import { RedirectsService } from '../redirects/redirects.service';
import { RichTextService } from '../rich-text/rich-text.service';
import { toMarkdown } from './formats/to-markdown';

/** An uploaded picture in a text or a field, up to the end of its address. */
const UPLOAD = /\/uploads\/([0-9a-f]{24}-[0-9]+x[0-9]+(?:-animated)?\.webp)/g;

interface OutgoingFile {
  name: string;
  data: Buffer;
  /** Whether it is compressed already. */
  isPacked: boolean;
}

/** Moving out: all posts as Markdown with front matter, and their pictures. */
@Injectable()
export class PostExportsService {
  constructor(
    private readonly blog: BlogService,
    private readonly images: ImagesService,
    private readonly redirects: RedirectsService,
    private readonly richText: RichTextService,
    @Inject(BACKEND_CONFIG) private readonly config: BackendConfig,
  ) {}

  /** A ZIP archive, file by file, so that it needs no more memory than its largest picture. */
  async stream(): Promise<Readable> {
    const posts = await this.blog.listAll();
    const sanitize = await this.richText.sanitizer();
    const targets = (await this.redirects.list()).map(({ from, to }) => ({ from, to }));
    return Readable.from(zipped(this.files(posts, sanitize, targets)), { objectMode: false });
  }

  private async *files(
    posts: readonly BlogPost[],
    sanitize: (html: string) => string,
    redirects: readonly { from: string; to: string }[],
  ): AsyncGenerator<OutgoingFile> {
    const pictures = new Set<string>();
    for (const post of posts) {
      const former = await this.blog.listFormerSlugs(post.id);
      const formerPaths = former.map((slug) => `/blog/${slug}`);
      const ownPaths = [`/blog/${post.slug}`, ...formerPaths];
      const aliases = [
        ...formerPaths,
        ...redirects.filter(({ to }) => ownPaths.includes(to.split(/[?#]/, 1)[0]!)).map(({ from }) => from),
      ];
      const text = this.textOf(post, aliases, sanitize);
      for (const [, name] of text.matchAll(UPLOAD)) pictures.add(name!);
      yield {
        name: `posts/${post.slug}.md`,
        data: Buffer.from(text.replace(UPLOAD, '../pictures/$1')),
        isPacked: false,
      };
    }
    for (const name of pictures) {
      const data = readImageFilename(name) && (await this.images.read(name));
      if (data) yield { name: posix.join('pictures', name), data, isPacked: true };
    }
  }

  private textOf(post: BlogPost, aliases: string[], sanitize: (html: string) => string): string {
    const markdown = toMarkdown(post.content, sanitize);
    const matter = {
      title: post.title,
      slug: post.slug,
      status: post.status,
      date: post.publishAt ?? post.publishedAt,
      unpublishAt: post.unpublishAt,
      excerpt: post.excerpt,
      category: post.category,
      image: post.imageUrl,
      author: post.author,
      reviewer: post.reviewer,
      checkedOn: post.checkedOn,
      metaDescription: post.metaDescription,
      keywords: post.keywords,
      aliases,
      id: `${this.config.publicUrl}/#post-${post.id}`,
      generator: 'AstaGuide',
      ...(markdown === undefined && { markup: 'html' }),
    };
    const given = Object.entries(matter).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    );
    return `---\n${stringify(Object.fromEntries(given), { lineWidth: 0 })}---\n\n${markdown ?? `${post.content}\n`}`;
  }
}

async function* zipped(files: AsyncIterable<OutgoingFile>): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for await (const { name, data, isPacked } of files) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    file.push(data, true);
    yield* parts.splice(0);
  }
  zip.end();
  yield* parts;
}
