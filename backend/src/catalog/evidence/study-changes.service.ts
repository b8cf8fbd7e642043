import { evidence, type Topic } from '@astaguide/content/studies/evidence';
import { studies } from '@astaguide/content/studies/studies';
import { topicGrade } from '@astaguide/content/studies/topic-grades';
import type { EvidenceGrade } from '@astaguide/contracts/catalog/evidence/evidence-grade';
import type {
  StudyChange,
  StudyCheck,
  studyChangeInputSchema,
} from '@astaguide/contracts/catalog/evidence/study-change';
import type { StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { BlogService } from '../../publishing/blog/blog.service';
import { NotFoundError } from '../../http/errors';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { ProductsService } from '../products/products.service';
import { StudyChangesRepository } from './study-changes.repository';
import { studyUses } from './study-uses';

/** Retractions, corrections and checks of the cited studies, as the owner recorded them, and where each is cited. */
@Injectable()
export class StudyChangesService {
  constructor(
    private readonly repository: StudyChangesRepository,
    private readonly blog: BlogService,
    private readonly products: ProductsService,
    private readonly content: ContentChanges,
  ) {}

  /** The latest first. */
  async listChanges(): Promise<StudyChange[]> {
    const changes = await this.repository.findChanges();
    return changes.map(({ key, kind, date, note, noticeUrl }) => ({ key, kind, date, note, noticeUrl }));
  }

  /** By the published rule, without retracted trials. */
  async listGrades(): Promise<EvidenceGrade[]> {
    const changes = await this.repository.findChanges();
    const retracted = changes.flatMap(({ key, kind }) => (kind === 'retracted' ? key : []));
    return (Object.keys(evidence) as Topic[]).map((topic) => {
      const { confidence, trials, people } = topicGrade(topic, retracted);
      return { topic, confidence, trials, people };
    });
  }

  listChecks(): Promise<StudyCheck[]> {
    return this.repository.findChecks();
  }

  /** Where the site cites its studies, for the owner. */
  async listUses(): Promise<StudyUses[]> {
    const [posts, products, changes, checks] = await Promise.all([
      this.blog.listAll(),
      this.products.list(),
      this.repository.findChanges(),
      this.repository.findChecks(),
    ]);
    return studyUses({ posts, products, changes, checks });
  }

  /** Number of changed studies with a place that was not checked since. */
  async countToCheck(): Promise<number> {
    if ((await this.repository.findChanges()).length === 0) return 0;
    const cited = await this.listUses();
    return cited.filter(({ change, uses }) => change && uses.some(({ isChecked }) => !isChecked)).length;
  }

  /**
   * Records which places were checked since the study changed.
   *
   * @throws NotFoundError when the study has no change
   */
  async putCheckedUses(key: string, ids: readonly string[]): Promise<void> {
    if (!(await this.repository.putCheckedUses(key, [...new Set(ids)])))
      throw new NotFoundError(`There is no change of the study '${key}'.`);
  }

  /** @throws NotFoundError when no study has that key */
  async putChange(key: string, { noticeUrl = null, ...input }: z.output<typeof studyChangeInputSchema>) {
    const change: StudyChange = { key, noticeUrl, ...input };
    await this.edit(key, () => this.repository.putChange(change));
    return change;
  }

  /** @throws NotFoundError when no study has that key */
  removeChange(key: string): Promise<void> {
    return this.edit(key, () => this.repository.removeChange(key));
  }

  /** @throws NotFoundError when no study has that key */
  async putCheck(key: string, checkedOn: string): Promise<StudyCheck> {
    const check = { key, checkedOn };
    await this.edit(key, () => this.repository.putCheck(check));
    return check;
  }

  /** @throws NotFoundError when no study has that key */
  removeCheck(key: string): Promise<void> {
    return this.edit(key, () => this.repository.removeCheck(key));
  }

  private async edit(key: string, work: () => Promise<void>): Promise<void> {
    if (!keys.has(key)) throw new NotFoundError(`There is no study '${key}'.`);
    await work();
    this.content.announce();
  }
}

const keys = new Set(studies.map(({ key }) => key));
