import type { WrittenAnswerInput } from '@astaguide/contracts/chat/written-answer';
import { WrittenAnswer } from '@astaguide/database/entities/chat/written-answer.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository, type FindOptionsWhere } from 'typeorm';

/** An answer, with its product unless it is an entry of the FAQ. */
export type StoredAnswer = Omit<WrittenAnswer, 'product'> & {
  product: { id: number; name: string; slug: string } | null;
};

/** Entries of the FAQ, and of products that were not deleted. */
const shown: FindOptionsWhere<WrittenAnswer>[] = [
  { productId: IsNull() },
  { product: { id: Not(IsNull()) } },
];

/** The owner's answers to questions of visitors. */
@Injectable()
export class WrittenAnswersRepository {
  constructor(@InjectRepository(WrittenAnswer) private readonly answers: Repository<WrittenAnswer>) {}

  /**
   * Those of the FAQ, of a product, or all, oldest first. Answers on a deleted product are excluded.
   *
   * @param about 'site' for the FAQ, the id of a product, or undefined for all
   */
  find(about: 'site' | number | undefined): Promise<StoredAnswer[]> {
    if (about === 'site') return this.findWhere({ productId: IsNull() });
    if (about !== undefined) return this.findWhere({ product: { id: about } });
    return this.findWhere(shown);
  }

  /** @returns null if there is no such answer, or its product was deleted */
  async findById(id: number): Promise<StoredAnswer | null> {
    const [answer] = await this.findWhere(shown.map((place) => ({ ...place, id })));
    return answer ?? null;
  }

  /** @returns its id */
  async add(input: WrittenAnswerInput): Promise<number> {
    const { id } = await this.answers.save(this.answers.create(input));
    return id;
  }

  /** @returns whether it exists */
  async replace(id: number, input: WrittenAnswerInput): Promise<boolean> {
    return (await this.answers.update({ id }, { ...input, updatedAt: () => 'now()' })).affected === 1;
  }

  /** @returns whether it existed */
  async remove(id: number): Promise<boolean> {
    return (await this.answers.delete({ id })).affected === 1;
  }

  private findWhere(where: FindOptionsWhere<WrittenAnswer> | FindOptionsWhere<WrittenAnswer>[]) {
    return this.answers.find({
      select: {
        id: true,
        question: true,
        answer: true,
        productId: true,
        updatedAt: true,
        product: { id: true, name: true, slug: true },
      },
      relations: { product: true },
      where,
      order: { id: 'ASC' },
    });
  }
}
