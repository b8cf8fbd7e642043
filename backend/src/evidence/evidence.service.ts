import type { StudyUses } from '@astaguide/contracts/site/study-uses';
import { Injectable } from '@nestjs/common';
import { BlogService } from '../blog/blog.service';
import { NotFoundError } from '../http/errors';
import { ProductsService } from '../products/products.service';
import { StudyChangesRepository } from './study-changes.repository';
import { studyUses } from './study-uses';

/** Where the site cites its studies, for the owner. */
@Injectable()
export class EvidenceService {
  constructor(
    private readonly blog: BlogService,
    private readonly products: ProductsService,
    private readonly changes: StudyChangesRepository,
  ) {}

  async listUses(): Promise<StudyUses[]> {
    const [posts, products, changes, checks] = await Promise.all([
      this.blog.listAll(),
      this.products.list(),
      this.changes.findChanges(),
      this.changes.findChecks(),
    ]);
    return studyUses({ posts, products, changes, checks });
  }

  /**
   * Records which places were checked since the study changed.
   *
   * @throws NotFoundError when the study has no change
   */
  async putCheckedUses(key: string, ids: readonly string[]): Promise<void> {
    if (!(await this.changes.putCheckedUses(key, [...new Set(ids)])))
      throw new NotFoundError(`There is no change of the study '${key}'.`);
  }

  /** Number of changed studies with a place that was not checked since. */
  async countToCheck(): Promise<number> {
    if ((await this.changes.findChanges()).length === 0) return 0;
    const studies = await this.listUses();
    return studies.filter(({ change, uses }) => change && uses.some(({ isChecked }) => !isChecked)).length;
  }
}
