import { ownStudyInputSchema } from '@astaguide/contracts/catalog/evidence/study';
import { Entity, PrimaryColumn } from 'typeorm';
import { contractColumns } from '../contract-columns';

const Fields = contractColumns(ownStudyInputSchema, { checkedOn: { type: 'date', nullable: true } });

/** A source that the owner added to those of the site, with the fields of the contract. */
@Entity('own_studies')
export class OwnStudy extends Fields {
  /** First author and year. No study of the site has it. */
  @PrimaryColumn('text')
  key!: string;
}
