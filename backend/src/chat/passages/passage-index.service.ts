import { sitePassages } from '@astaguide/content/passages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BlogService } from '../../blog/blog.service';
import { WrittenAnswersService } from '../../written-answers/written-answers.service';
import { articlePassages } from './article-passages';
import { ArticlesRepository } from './articles.repository';
import { PassageSearch, type FoundPassage } from './passage-search';
import { writtenPassage } from './written-passage';

const pages = new PassageSearch(sitePassages);

/** The index of the site's texts, the published articles and the owner's written answers, in memory. */
@Injectable()
export class PassageIndexService implements OnModuleInit {
  private index = pages;
  /** The articles and written answers in the index, with their versions. */
  private indexed = '';

  constructor(
    private readonly blog: BlogService,
    private readonly articles: ArticlesRepository,
    private readonly answers: WrittenAnswersService,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.refresh();
  }

  /** Whether the site's own texts contain a word. */
  isPageWord(word: string): boolean {
    return pages.words.has(word);
  }

  /** All words of the site's texts, the articles and the written answers. */
  get words(): ReadonlySet<string> {
    return this.index.words;
  }

  /**
   * Rebuilds the index if an article or a written answer was published, changed or withdrawn since: a draft is not found
   * from the moment it is one. To be called before each question.
   */
  async refresh(): Promise<void> {
    const [articles, answers] = await Promise.all([this.articles.findFingerprint(), this.answers.list()]);
    const written = answers.map(writtenPassage);
    const current = `${articles} ${JSON.stringify(written)}`;
    if (current === this.indexed) return;
    const posts = await this.blog.listPublished();
    this.index = new PassageSearch([
      ...sitePassages,
      ...posts.flatMap((post) => articlePassages(post)),
      ...written,
    ]);
    this.indexed = current;
  }

  /** @see PassageSearch.find */
  find(words: readonly string[], productIds: readonly number[]): FoundPassage[] {
    return this.index.find(words, productIds);
  }

  /** @see PassageSearch.findWritten */
  findWritten(question: string, productIds: readonly number[]): FoundPassage | undefined {
    return this.index.findWritten(question, productIds);
  }
}
