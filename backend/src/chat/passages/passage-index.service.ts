import { sitePassages, type Passage } from '@astaguide/content/passages';
import type { BlogPost } from '@astaguide/contracts/blog/blog-post';
import { CONTENT_CHANNEL } from '@astaguide/database/event-store/channels';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { createHash } from 'node:crypto';
import { BlogService } from '../../blog/blog.service';
import { ChangeListener } from '../../live-updates/change-listener';
import { wordsOf } from '../fold';
import { articlePassages } from './article-passages';
import { PassagesRepository, type PassageRow, type Origin } from './passages.repository';

/** Maximum number of passages per question. */
const MAX_FOUND = 12;

/** A passage with its cover: the share of the question's weighted stems that it contains, 0 to 1. */
export type CoveringPassage = PassageRow & { cover: number };

/** The search index of passages. Keeps it up to date with the site's texts and the published articles. */
@Injectable()
export class PassageIndexService implements OnModuleInit {
  private readonly pages: Origin = originOf('pages', null, sitePassages);
  private readonly pageWords = new Set(sitePassages.flatMap(wordsIn));
  private vocabulary: ReadonlySet<string> = this.pageWords;
  private stemCounts: ReadonlyMap<string, number> = new Map();
  private refreshing: Promise<void> | undefined;
  private isStale = false;

  constructor(
    private readonly passages: PassagesRepository,
    private readonly blog: BlogService,
    private readonly notifications: ChangeListener,
    private readonly logger: PinoLogger,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.notifications.on(CONTENT_CHANNEL).subscribe(() => this.refreshSoon());
  }

  /** Whether the site's own texts contain a word. */
  isPageWord(word: string): boolean {
    return this.pageWords.has(word);
  }

  /** All words of the site's texts and the articles. */
  get words(): ReadonlySet<string> {
    return this.vocabulary;
  }

  /**
   * Finds the passages that match a question, best first.
   *
   * @param words the question's words without stop words
   */
  async find(words: readonly string[]): Promise<CoveringPassage[]> {
    if (words.length === 0) return [];
    const text = words.join(' ');
    const [found, stems] = await Promise.all([
      this.passages.search(text, MAX_FOUND),
      this.passages.findStems(text),
    ]);
    const whole = sum(stems.map((stem) => this.weightOf(stem)));
    return found
      .map((passage) => ({
        ...passage,
        cover: whole === 0 ? 0 : sum(passage.matched.map((stem) => this.weightOf(stem))) / whole,
      }))
      .toSorted((one, other) => other.cover - one.cover || other.rank - one.rank);
  }

  /** The weight of a stem: the rarer, the higher. A stem that occurs in no passage has the highest weight. */
  private weightOf(stem: string): number {
    const total = Math.max(1, ...this.stemCounts.values());
    return Math.log(1 + (total + 1) / (1 + (this.stemCounts.get(stem) ?? 0))) - Math.log(2) + 0.05;
  }

  /** Runs one refresh at a time. Changes during a refresh trigger another one. */
  private refreshSoon(): void {
    this.isStale = true;
    this.refreshing ??= this.refreshWhileStale().finally(() => (this.refreshing = undefined));
  }

  private async refreshWhileStale(): Promise<void> {
    while (this.isStale) {
      this.isStale = false;
      // After a failure, the next change or database connection triggers a retry.
      await this.refresh().catch((error: unknown) =>
        this.logger.warn({ err: error }, 'Could not read the articles for the assistant'),
      );
    }
  }

  private async refresh(): Promise<void> {
    const posts = await this.blog.listPublished();
    const articles = posts.map((post) => originOf(`article ${post.id}`, post, articlePassages(post)));
    await this.passages.replace([this.pages, ...articles]);
    this.stemCounts = await this.passages.countStems();
    this.vocabulary = new Set([
      ...this.pageWords,
      ...articles.flatMap(({ passages }) => passages.flatMap(wordsIn)),
    ]);
  }
}

function originOf(name: string, post: BlogPost | null, passages: readonly Passage[]): Origin {
  const version = post && { id: post.id, version: post.version };
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([version, passages]))
    .digest('base64url');
  return { name, fingerprint, post: version, passages };
}

function wordsIn({ title, heading, text }: Passage): string[] {
  return wordsOf(`${title} ${heading}`).concat(text.split('\n').flatMap((line) => wordsOf(line)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
