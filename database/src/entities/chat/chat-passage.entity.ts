import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A passage of the site's text that the assistant can find and quote, from the pages and the articles. */
@Entity('chat_passages')
export class ChatPassage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: string;

  /** Its source: 'pages', or 'article 12'. */
  @Column('text')
  origin!: string;

  /** Of the origin, when it was made. */
  @Column('text')
  fingerprint!: string;

  @Column('integer', { nullable: true })
  postId!: number | null;

  /** The article's version it was made from: passages of another version are not found. */
  @Column('integer', { nullable: true })
  postVersion!: number | null;

  @Column('text')
  url!: string;

  @Column('text')
  title!: string;

  @Column('text')
  heading!: string;

  @Column('text')
  text!: string;

  @Column('tsvector')
  search!: string;
}
