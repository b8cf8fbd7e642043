import { savedViewInputSchema } from '@astaguide/contracts/analytics/saved-view';
import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import { contractColumns } from '../contract-columns';

const Fields = contractColumns(savedViewInputSchema, { query: { type: 'jsonb' } });

/** A range of days, a comparison and filters that the owner saved under a name, which is unique, ignoring case. */
@Entity('saved_views')
export class SavedView extends Fields {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id!: number;
}
