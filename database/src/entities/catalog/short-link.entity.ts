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

  /** The last day of the site on which it leads there; null without an end. */
  @Column('date', { nullable: true })
  endsOn!: string | null;

  /** Where it leads afterwards; null for a page that says that it has ended. */
  @Column('text', { nullable: true })
  nextUrl!: string | null;

  /** Whether the parameters of its own address are added to the address that it leads to. */
  @Column('boolean', { default: false })
  passesQuery!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
