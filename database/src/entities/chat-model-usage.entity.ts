import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the language model was used for on a day (UTC), over all processes. */
@Entity('chat_model_usage')
export class ChatModelUsage {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'chat_model_usage_pkey' })
  day!: string;

  @Column('integer')
  requests!: number;

  /** Reserved before each request: the most it could cost. */
  @Column('integer')
  tokens!: number;
}
