import type { WrittenAnswer, WrittenAnswerInput } from '@astaguide/contracts/chat/written-answer';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../http/errors';
import { ContentChanges } from '../../lib/live-updates/content-changes';
import { ProductsService } from '../../catalog/products/products.service';
import { WrittenAnswersRepository, type StoredAnswer } from './written-answers.repository';

/** The owner's answers to questions of visitors: on the FAQ and on reviews, and found by search and the assistant. */
@Injectable()
export class WrittenAnswersService {
  constructor(
    private readonly answers: WrittenAnswersRepository,
    private readonly products: ProductsService,
    private readonly changes: ContentChanges,
  ) {}

  /** @param about see `WrittenAnswersRepository.find` */
  async list(about?: 'site' | number): Promise<WrittenAnswer[]> {
    return (await this.answers.find(about)).map(responseOf);
  }

  /** @throws InvalidInputError for a product that does not exist */
  async create(input: WrittenAnswerInput): Promise<WrittenAnswer> {
    await this.products.requireProduct(input.productId);
    return this.changed(await this.answers.add(input));
  }

  /**
   * @throws InvalidInputError for a product that does not exist
   * @throws NotFoundError when no answer has that id
   */
  async replace(id: number, input: WrittenAnswerInput): Promise<WrittenAnswer> {
    await this.products.requireProduct(input.productId);
    if (!(await this.answers.replace(id, input))) throw new NotFoundError(`There is no answer '${id}'.`);
    return this.changed(id);
  }

  /** @throws NotFoundError when no answer has that id */
  async remove(id: number): Promise<void> {
    if (!(await this.answers.remove(id))) throw new NotFoundError(`There is no answer '${id}'.`);
    this.changes.announce();
  }

  private async changed(id: number): Promise<WrittenAnswer> {
    this.changes.announce();
    const answer = await this.answers.findById(id);
    if (!answer) throw new NotFoundError(`There is no answer '${id}'.`);
    return responseOf(answer);
  }
}

function responseOf({ id, question, answer, product, updatedAt }: StoredAnswer): WrittenAnswer {
  return { id, question, answer, product, updatedAt: updatedAt.toISOString() };
}
