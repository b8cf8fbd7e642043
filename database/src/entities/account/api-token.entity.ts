import type { ApiTokenScope } from '@astaguide/contracts/account/api-token';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A key with which a program uses the API. */
@Entity('api_tokens')
export class ApiToken {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  name!: string;

  /** SHA-256 of the token in hexadecimal; the token itself is not stored. */
  @Column('text')
  tokenHash!: string;

  /** The token's first characters, so that the owner can tell tokens apart. */
  @Column('text')
  hint!: string;

  /** What it may open. */
  @Column('text', { array: true })
  scopes!: ApiTokenScope[];

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** When it stops working. */
  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  /** The network part of the address of its last use. */
  @Column('text', { nullable: true })
  lastUsedNetwork!: string | null;

  /** The route of its last use: 'GET /api/analytics/report'. */
  @Column('text', { nullable: true })
  lastUsedFor!: string | null;
}
