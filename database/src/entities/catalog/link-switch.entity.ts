import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A moment from which on visitors get another link of a product, because one broke or works again. */
@Entity('link_switches')
export class LinkSwitch {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id!: string;

  @Column('integer')
  productId!: number;

  /** Without the click id, and so is the other. */
  @Column('text')
  fromUrl!: string;

  @Column('text')
  toUrl!: string;

  @Column('timestamptz')
  switchedAt!: Date;
}
