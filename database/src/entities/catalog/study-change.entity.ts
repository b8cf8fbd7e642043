import { studyChangeInputSchema } from '@astaguide/contracts/catalog/evidence/study-change';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { contractColumns } from '../contract-columns';

const Fields = contractColumns(studyChangeInputSchema, { date: { type: 'date' } });

/** What happened to a study after it was published, with the fields of the contract. */
@Entity('study_changes')
export class StudyChange extends Fields {
  /** Key of the study in the site's content. */
  @PrimaryColumn('text')
  key!: string;

  /** Ids of the places citing it that the owner has looked at since. */
  @Column('text', { array: true, default: () => `'{}'` })
  checkedUses!: string[];
}
