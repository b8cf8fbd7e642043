import type {
  WorkingCopy,
  workingCopyInputSchema,
  WorkingCopyText,
} from '@astaguide/contracts/publishing/post-versions';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ConflictError, NotFoundError } from '../../../http/errors';
import { WorkingCopiesRepository } from './working-copies.repository';

/** Maximum number of working copies. */
const MOST_COPIES = 200;

/** What is typed in the editor's windows and not saved yet. Each window has its own. */
@Injectable()
export class WorkingCopiesService {
  constructor(private readonly copies: WorkingCopiesRepository) {}

  /** The latest first, without the texts. */
  async list(): Promise<WorkingCopy[]> {
    const rows = await this.copies.findAll();
    return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
  }

  /** @throws NotFoundError when there is no such working copy */
  async get(id: string): Promise<WorkingCopyText> {
    const copy = await this.copies.findById(id);
    if (!copy) throw new NotFoundError('There is no such working copy.');
    const { title } = copy.values;
    return { ...copy, title: typeof title === 'string' ? title : '', savedAt: copy.savedAt.toISOString() };
  }

  /**
   * @throws NotFoundError when there is no such article
   * @throws ConflictError when there are too many working copies
   */
  async save(id: string, input: z.output<typeof workingCopyInputSchema>): Promise<WorkingCopy> {
    const { postId } = input;
    if (postId !== null && !(await this.copies.hasPost(postId)))
      throw new NotFoundError(`There is no article ${postId}.`);
    if (!(await this.copies.findById(id)) && (await this.copies.count()) >= MOST_COPIES)
      throw new ConflictError(`There are ${MOST_COPIES} working copies. Discard some of them first.`);
    await this.copies.save(id, input);
    const { values: _, ...copy } = await this.get(id);
    return copy;
  }

  /**
   * One that is already gone is no error: two windows may discard it.
   *
   * @param savedAt if given, a copy that was saved at another time stays
   */
  async remove(id: string, savedAt?: string): Promise<void> {
    await this.copies.remove(id, savedAt);
  }
}
