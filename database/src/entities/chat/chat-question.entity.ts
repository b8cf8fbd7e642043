import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A question to the assistant, without anything personal; kept for 90 days. */
@Entity('chat_questions')
export class ChatQuestion {
  /** Random, so that only its visitor can say whether the answer helped. */
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The text of the visitor, with addresses and numbers that could identify a person replaced. */
  @Column('text')
  question!: string;

  /** The plan in words, or the normalized question where it has none: questions of one meaning have the same key. */
  @Column('text')
  groupKey!: string;

  /** How the assistant understood it, in words; null for a care topic. */
  @Column('text', { nullable: true })
  plan!: string | null;

  /** Whether an answer with a source was found. */
  @Column('boolean')
  answered!: boolean;

  /** Whether the visitor found the answer helpful; null if they did not say. */
  @Column('boolean', { nullable: true })
  helpful!: boolean | null;

  @Column('timestamptz', { default: () => 'now()' })
  askedAt!: Date;
}
