import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What visitors asked the assistant, without anything personal; kept for 90 days. */
@Entity('chat_questions')
export class ChatQuestion {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: string;

  /** As asked, with addresses and numbers that could name somebody replaced. */
  @Column('text')
  question!: string;

  /** The normalized question, by which similar ones are grouped. */
  @Column('text')
  groupKey!: string;

  /** Whether an answer with a source was found. */
  @Column('boolean')
  answered!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  askedAt!: Date;
}
