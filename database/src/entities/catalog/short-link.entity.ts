import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address of the owner's own, `/l/{slug}`, that leads to a product's retailer or to another address. */
@Entity('short_links')
export class ShortLink {
  @PrimaryColumn('text')
  slug!: string;

  /** Null if it leads to an address. */
  @Column('integer', { nullable: true })
  productId!: number | null;

  /** Null if it leads to a product. */
  @Column('text', { nullable: true })
  url!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
