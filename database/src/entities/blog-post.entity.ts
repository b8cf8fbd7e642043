import { blogCategories } from '@astaguide/contracts/blog-post';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique, VersionColumn } from 'typeorm';

const categoryList = blogCategories.map((category) => `'${category}'`).join(', ');

/** An article; a draft until it is published. */
@Entity('blog_posts')
@Unique('blog_posts_slug_key', ['slug'])
@Index('blog_posts_published_at_idx', ['publishedAt'], { where: 'published' })
@Check('blog_posts_slug_check', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('blog_posts_category_check', `category IN (${categoryList})`)
@Check('blog_posts_published_check', 'NOT published OR published_at IS NOT NULL')
export class BlogPost {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'blog_posts_pkey' })
  id!: number;

  @Column('text')
  title!: string;

  @Column('text')
  slug!: string;

  @Column('text')
  excerpt!: string;

  /** Sanitized HTML. */
  @Column('text')
  content!: string;

  @Column('text')
  category!: (typeof blogCategories)[number];

  @Column('text')
  imageUrl!: string;

  @Column('boolean', { default: false })
  published!: boolean;

  /** Set when the article is published for the first time. */
  @Column('timestamptz', { nullable: true })
  publishedAt!: Date | null;

  @Column('text', { nullable: true })
  metaDescription!: string | null;

  @Column('text', { array: true, default: () => `'{}'` })
  keywords!: string[];

  /** Counts the changes, so that an edit that began from an older state can be told. */
  @VersionColumn({ default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
