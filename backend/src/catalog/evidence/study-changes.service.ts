import { evidence, type Topic } from '@astaguide/content/studies/evidence';
import { topicGrade } from '@astaguide/content/studies/topic-grades';
import type { EvidenceGrade } from '@astaguide/contracts/catalog/evidence/evidence-grade';
import type {
  StudyChange,
  StudyCheck,
  studyChangeInputSchema,
} from '@astaguide/contracts/catalog/evidence/study-change';
import type { StudyPlace, StudyUses } from '@astaguide/contracts/catalog/evidence/study-uses';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { BlogService } from '../../publishing/blog/blog.service';
import { NotFoundError } from '../../http/errors';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { ProductsService } from '../products/products.service';
import { OwnStudiesService } from '../../publishing/own-studies/own-studies.service';
import { isSiteStudy } from '../../publishing/own-studies/text-study';
import { StudyChangesRepository } from './study-changes.repository';
import { studyUses } from './study-uses';

/** Retractions, corrections and checks of the cited studies, as the owner recorded them, and where each is cited. */
@Injectable()
export class StudyChangesService {
  constructor(
    private readonly repository: StudyChangesRepository,
    private readonly blog: BlogService,
    private readonly products: ProductsService,
    private readonly ownStudies: OwnStudiesService,
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
    const [posts, products, changes, checks, ownStudies] = await Promise.all([
      this.blog.listAll(),
      this.products.list(),
      this.repository.findChanges(),
      this.repository.findChecks(),
      this.ownStudies.list(),
    ]);
    return studyUses({ posts, products, changes, checks, ownStudies });
  }

  /**
   * Deletes a source that the owner added, with what was recorded about it.
   *
   * @throws NotFoundError when the owner added no source with that key
   * @throws ConflictError when a text cites it
   */
  async removeOwn(key: string): Promise<void> {
    const isCited = (await this.listUses()).some((study) => study.key === key && study.uses.length > 0);
    await this.ownStudies.remove(key, isCited);
    await this.repository.removeChange(key);
    await this.repository.removeCheck(key);
  }

  /**
   * Where the public site cites a study.
   *
   * @throws NotFoundError when no study has that key
   */
  async listPlaces(key: string): Promise<StudyPlace[]> {
    const study = (await this.listUses()).find((one) => one.key === key);
    if (!study) throw new NotFoundError(`There is no study '${key}'.`);
    return study.uses
      .filter(({ kind, url }) => url !== null || kind === 'review')
      .map(({ kind, title, url }) => ({ kind, title, url }));
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
    if (!isSiteStudy(key) && !(await this.ownStudies.list()).some((study) => study.key === key))
      throw new NotFoundError(`There is no study '${key}'.`);
    await work();
    this.content.announce();
  }
}
