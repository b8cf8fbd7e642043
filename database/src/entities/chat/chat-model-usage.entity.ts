import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the language model used on a day of the site; kept for 90 days. */
@Entity('chat_model_usage')
export class ChatModelUsage {
  @PrimaryColumn('date')
  day!: string;

  @Column('integer')
  requests!: number;

  @Column('bigint')
  promptTokens!: string;

  @Column('bigint')
  answerTokens!: string;
}
