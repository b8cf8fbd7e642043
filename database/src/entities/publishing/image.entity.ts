import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An uploaded image; the file is in the uploads folder under its generated name. */
@Entity('images')
export class Image {
  /** Generated from the content, so that a changed image has another name. */
  @PrimaryColumn('text')
  filename!: string;

  /** Bytes of the stored original. */
  @Column('integer')
  size!: number;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @Column('timestamptz', { default: () => 'now()' })
  uploadedAt!: Date;
}
