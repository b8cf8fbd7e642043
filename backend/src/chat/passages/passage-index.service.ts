import { sitePassages } from '@astaguide/content/passages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BlogService } from '../../blog/blog.service';
import { ContentChanges } from '../../live-updates/content-changes';
import { UntilChanged } from '../../live-updates/until-changed';
import { WrittenAnswersService } from '../../written-answers/written-answers.service';
import { articlePassages } from './article-passages';
import { ArticlesRepository } from './articles.repository';
import { PassageSearch, wordsIn } from './passage-search';
import { writtenPassage } from './written-passage';

/** Words of the site's own pages. */
export const pageWords: ReadonlySet<string> = new Set(sitePassages.flatMap(wordsIn));

/** The index of the site's texts, the published articles and the owner's written answers, in memory. */
@Injectable()
export class PassageIndexService implements OnModuleInit {
  private readonly index: UntilChanged<PassageSearch>;
  /** The last index, with the versions of what is in it: most changes of content are changes of products. */
  private last: { fingerprint: string; index: PassageSearch } | undefined;

  constructor(
    private readonly blog: BlogService,
    private readonly articles: ArticlesRepository,
    private readonly answers: WrittenAnswersService,
    changes: ContentChanges,
  ) {
    this.index = new UntilChanged(changes, () => this.build());
  }

  async onModuleInit(): Promise<void> {
    await this.current();
  }

  /** The index as of now. */
  current(): Promise<PassageSearch> {
    return this.index.get();
  }

  private async build(): Promise<PassageSearch> {
    const [articles, answers] = await Promise.all([this.articles.findFingerprint(), this.answers.list()]);
    const written = answers.map(writtenPassage);
    const fingerprint = `${articles} ${JSON.stringify(written)}`;
    if (fingerprint === this.last?.fingerprint) return this.last.index;
    const posts = await this.blog.listPublished();
    const found = posts.flatMap((post) => articlePassages(post));
    const index = new PassageSearch([...sitePassages, ...found, ...written]);
    this.last = { fingerprint, index };
    return index;
  }
}
