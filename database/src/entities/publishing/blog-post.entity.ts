import { blogPostFieldsSchema } from '@astaguide/contracts/publishing/blog-post';
import { Column, DeleteDateColumn, Entity, Generated, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
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

/** A version of an article: a trigger keeps one at each save. */
@Entity('blog_post_versions')
export class BlogPostVersion {
  @PrimaryColumn('integer')
  postId!: number;

  @PrimaryColumn('integer')
  version!: number;

  @Column('timestamptz')
  savedAt!: Date;

  /** `conflict` is a text that was refused because another edit had been saved before it. */
  @Column('text', { default: 'save' })
  kind!: 'save' | 'conflict';

  @Column('boolean')
  minor!: boolean;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('text')
  title!: string;

  /** The row of the article, by the names of its columns. PostgreSQL compresses it. */
  @Column('jsonb')
  post!: Record<string, unknown>;
}

/** What is typed in one window of the editor and not saved yet. */
@Entity('blog_working_copies')
export class BlogWorkingCopy {
  /** Chosen by the window. */
  @PrimaryColumn('uuid')
  id!: string;

  /** Null for a new article. */
  @Column('integer', { nullable: true })
  postId!: number | null;

  /** The values of the form, as typed. */
  @Column('jsonb')
  values!: Record<string, string | boolean>;

  /** To the millisecond, as in responses. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  savedAt!: Date;
}

/** A slug that a published article had before it was renamed: links to it still lead to the article. */
@Entity('blog_post_former_slugs')
export class BlogPostFormerSlug {
  @PrimaryColumn('text')
  slug!: string;

  @Column('integer')
  postId!: number;
}

const Fields = contractColumns(
  blogPostFieldsSchema.omit({ version: true, publishAt: true, unpublishAt: true }),
  { checkedOn: { type: 'date', nullable: true } },
);

/** An article, with the fields of the contract; a draft until it is published. Deleting moves it to the bin. */
@Entity('blog_posts')
export class BlogPost extends Fields {
  @PrimaryGeneratedColumn()
  id!: number;

  /** The date shown; null until the article is published for the first time. */
  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  /** When a scheduled article will be published; null for any other. */
  @Column('timestamptz', { nullable: true })
  publishAt!: Date | null;

  /** When a published or scheduled article becomes a draft again. */
  @Column('timestamptz', { nullable: true })
  unpublishAt!: Date | null;

  /** Version for optimistic locking: it detects an edit that started from an older state. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  /** Last segment of the address of its preview. */
  @Column('uuid')
  @Generated('uuid')
  previewSecret!: string;

  /** The slug in the feed's guid, if it is not the present one: feed readers show an article once for each guid. */
  @Column('text', { nullable: true })
  guidSlug!: string | null;

  @DeleteDateColumn({ type: 'timestamptz', nullable: true, select: false })
  deletedAt!: Date | null;
}
