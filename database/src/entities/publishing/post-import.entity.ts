import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** An export of another system. */
@Entity('post_imports')
export class PostImport {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  fileName!: string;

  /** The bytes as they came, until the posts are imported. */
  @Column('bytea', { nullable: true })
  file!: Buffer | null;

  @Column('timestamptz', { default: () => 'now()' })
  uploadedAt!: Date;

  /** The run that imports it; null before it is confirmed. */
  @Column('integer', { nullable: true })
  runId!: number | null;
}

/** Where an article was imported from: it is imported once. */
@Entity('imported_posts')
export class ImportedPost {
  /** The system, the site and the post's id in it. */
  @PrimaryColumn('text')
  source!: string;

  @Column('integer')
  postId!: number;
}
