import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A change of a published article. */
@Entity('blog_post_changes')
export class BlogPostChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: string;

  @Column('integer')
  postId!: number;

  @Column('timestamptz', { default: () => 'now()' })
  changedAt!: Date;

  /** What changed, in the owner's words. */
  @Column('text', { nullable: true })
  note!: string | null;
}
