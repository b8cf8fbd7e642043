import { sitePassages } from '@astaguide/content/passages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BlogService } from '../../publishing/blog/blog.service';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { UntilChanged } from '../../lib/live-updates/until-changed';
import { WrittenAnswersService } from '../written-answers/written-answers.service';
import { articlePassages } from './article-passages';
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
    const [posts, answers] = await Promise.all([this.blog.listPublished(), this.answers.list()]);
    const written = answers.map(writtenPassage);
    const fingerprint = JSON.stringify([posts.map(({ id, version }) => [id, version]), written]);
    if (fingerprint === this.last?.fingerprint) return this.last.index;
    const articles = posts.flatMap((post) => articlePassages(post));
    const index = new PassageSearch([...sitePassages, ...articles, ...written]);
    this.last = { fingerprint, index };
    return index;
  }
}
