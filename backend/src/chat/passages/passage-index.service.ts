import { sitePassages } from '@astaguide/content/passages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BlogService } from '../../blog/blog.service';
import { articlePassages } from './article-passages';
import { ArticlesRepository } from './articles.repository';
import { PassageSearch, type FoundPassage } from './passage-search';

const pages = new PassageSearch(sitePassages);

/** The index of the site's texts and the published articles, in memory. */
@Injectable()
export class PassageIndexService implements OnModuleInit {
  private index = pages;
  /** The articles in the index, with their versions. */
  private indexed = '';

  constructor(
    private readonly blog: BlogService,
    private readonly articles: ArticlesRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.refresh();
  }

  /** Whether the site's own texts contain a word. */
  isPageWord(word: string): boolean {
    return pages.words.has(word);
  }

  /** All words of the site's texts and the articles. */
  get words(): ReadonlySet<string> {
    return this.index.words;
  }

  /**
   * Rebuilds the index if an article was published, changed or withdrawn since: a draft is not found from the moment
   * it is one. To be called before each question.
   */
  async refresh(): Promise<void> {
    const current = await this.articles.findFingerprint();
    if (current === this.indexed) return;
    const posts = await this.blog.listPublished();
    this.index = new PassageSearch([...sitePassages, ...posts.flatMap((post) => articlePassages(post))]);
    this.indexed = current;
  }

  /** @see PassageSearch.find */
  find(words: readonly string[]): FoundPassage[] {
    return this.index.find(words);
  }
}
