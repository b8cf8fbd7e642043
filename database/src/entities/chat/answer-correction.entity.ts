import { answerCorrectionInputSchema } from '@astaguide/contracts/chat/answer-correction';
import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import { contractColumns } from '../contract-columns';

/** The owner's choice of what answers a question, with the fields of the contract. */
@Entity('answer_corrections')
export class AnswerCorrection extends contractColumns(answerCorrectionInputSchema, {}) {
  @PrimaryGeneratedColumn()
  id!: number;
}
