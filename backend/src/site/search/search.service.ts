import type { SearchResponse } from '@astaguide/contracts/site/search';
import { Injectable } from '@nestjs/common';
import { BlogService } from '../../publishing/blog/blog.service';
import { OwnStudiesService } from '../../publishing/own-studies/own-studies.service';
import { StudyChangesService } from '../../catalog/evidence/study-changes.service';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { UntilChanged } from '../../lib/live-updates/until-changed';
import { ProductsService } from '../../catalog/products/products.service';
import { WrittenAnswersService } from '../../chat/written-answers/written-answers.service';
import {
  answerDocument,
  articleDocument,
  productDocument,
  siteDocuments,
  studyDocuments,
} from './search-documents';
import { FullTextSearch } from './full-text-search';
import { SearchMissesService } from './misses/search-misses.service';

/** Searches the site. The index is built at the first search after a change of content. */
@Injectable()
export class SearchService {
  private readonly index: UntilChanged<FullTextSearch>;

  constructor(
    private readonly products: ProductsService,
    private readonly blog: BlogService,
    private readonly misses: SearchMissesService,
    private readonly studyChanges: StudyChangesService,
    private readonly studies: OwnStudiesService,
    private readonly answers: WrittenAnswersService,
    changes: ContentChanges,
  ) {
    this.index = new UntilChanged(changes, () => this.build());
  }

  async search(query: string): Promise<SearchResponse> {
    const found = (await this.index.get()).find(query);
    if (found.results.length === 0) await this.misses.keep(query);
    return found;
  }

  private async build(): Promise<FullTextSearch> {
    const [products, posts, changes, studies, answers] = await Promise.all([
      this.products.list(),
      this.blog.listPublished(),
      this.studyChanges.listChanges(),
      this.studies.listAllInTexts(),
      this.answers.list(),
    ]);
    return FullTextSearch.of([
      ...products.map(productDocument),
      ...posts.map(articleDocument),
      ...siteDocuments,
      ...studyDocuments(studies, changes),
      ...answers.map(answerDocument),
    ]);
  }
}
