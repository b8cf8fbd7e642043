import { modelBudgetSchema } from '@astaguide/contracts/chat/model-usage';
import { Entity, PrimaryColumn } from 'typeorm';
import { contractColumns } from '../contract-columns';

const price = { type: 'double precision', nullable: true } as const;

/** What the language model may use, and what it costs. One row, created by a migration. */
@Entity('chat_model_budget')
export class ChatModelBudget extends contractColumns(modelBudgetSchema, {
  promptPrice: price,
  answerPrice: price,
}) {
  @PrimaryColumn('integer', { default: 1 })
  id!: number;
}
