import type { blogCategories } from '@astaguide/contracts/blog/blog-post';
import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** An article; a draft until it is published. */
@Entity('blog_posts')
export class BlogPost {
  @PrimaryGeneratedColumn()
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

  /** Version for optimistic locking: it detects an edit that started from an older state. */
  @VersionColumn({ default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
