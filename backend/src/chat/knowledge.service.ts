import type { Knowledge } from '@astaguide/assistant/built-in-answer';
import { indexPassages } from '@astaguide/assistant/passages/index-passages';
import type { PassageSearch } from '@astaguide/assistant/passages/passage-search';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ProductsService } from '../catalog/products/products.service';
import { BACKEND_CONFIG, type BackendConfig } from '../lib/config';
import { ContentChanges } from '../lib/live-updates/content-changes';
import { UntilChanged } from '../lib/live-updates/until-changed';
import { BlogService } from '../publishing/blog/blog.service';
import { OwnStudiesService } from '../publishing/own-studies/own-studies.service';
import { StudyChangesService } from '../catalog/evidence/study-changes.service';
import { AnswerCorrectionsRepository } from './answer-corrections.repository';
import { WrittenAnswersService } from './written-answers/written-answers.service';

/** What the assistant answers from, in memory, read at the first question after a change of content. */
@Injectable()
export class KnowledgeService implements OnModuleInit {
  private readonly knowledge: UntilChanged<Knowledge>;
  /** The last index, with the versions of what is in it: most changes of content are changes of products. */
  private last: { fingerprint: string; texts: PassageSearch } | undefined;

  constructor(
    private readonly products: ProductsService,
    private readonly blog: BlogService,
    private readonly answers: WrittenAnswersService,
    private readonly corrections: AnswerCorrectionsRepository,
    private readonly studies: OwnStudiesService,
    private readonly studyChanges: StudyChangesService,
    @Inject(BACKEND_CONFIG) private readonly config: Pick<BackendConfig, 'mailServer'>,
    changes: ContentChanges,
  ) {
    this.knowledge = new UntilChanged(changes, async () => {
      const [catalog, texts, corrections] = await Promise.all([
        this.products.list(),
        this.index(),
        this.corrections.find(),
      ]);
      return { catalog, texts, corrections };
    });
  }

  async onModuleInit(): Promise<void> {
    await this.current();
  }

  /** As of now. */
  current(): Promise<Knowledge> {
    return this.knowledge.get();
  }

  private async index(): Promise<PassageSearch> {
    const [posts, answers, ownStudies, changes] = await Promise.all([
      this.blog.listPublished(),
      this.answers.list(),
      this.studies.listInTexts(),
      this.studyChanges.listChanges(),
    ]);
    const versions = posts.map(({ id, version }) => [id, version]);
    const fingerprint = JSON.stringify([versions, answers, ownStudies, changes]);
    if (fingerprint === this.last?.fingerprint) return this.last.texts;
    const sendsNewsletter = this.config.mailServer !== undefined;
    const texts = indexPassages({ posts, answers, ownStudies, changes, sendsNewsletter });
    this.last = { fingerprint, texts };
    return texts;
  }
}
