import { blogPostInputSchema } from '@astaguide/contracts/publishing/blog-post';
import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import { contractColumns } from '../contract-columns';

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

const Fields = contractColumns(blogPostInputSchema.omit({ version: true, changeNote: true }), {
  checkedOn: { type: 'date', nullable: true },
});

/** An article, with the fields of the contract; a draft until it is published. */
@Entity('blog_posts')
export class BlogPost extends Fields {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Set when the article is published for the first time. */
  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  /** Version for optimistic locking: it detects an edit that started from an older state. */
  @VersionColumn({ default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
