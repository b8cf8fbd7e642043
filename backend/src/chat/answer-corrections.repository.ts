import type { AnswerCorrectionInput } from '@astaguide/contracts/chat/answer-correction';
import { AnswerCorrection } from '@astaguide/database/entities/chat/answer-correction.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

/** What the owner chose to answer questions with. */
@Injectable()
export class AnswerCorrectionsRepository {
  constructor(
    @InjectRepository(AnswerCorrection) private readonly corrections: Repository<AnswerCorrection>,
  ) {}

  /** All, newest first. */
  find(): Promise<AnswerCorrection[]> {
    return this.corrections.find({ order: { id: 'DESC' } });
  }

  /** @returns its id */
  async add(input: AnswerCorrectionInput): Promise<number> {
    const { id } = await this.corrections.save(this.corrections.create(input));
    return id;
  }

  /** @returns whether it existed */
  async remove(id: number): Promise<boolean> {
    return (await this.corrections.delete({ id })).affected === 1;
  }
}
