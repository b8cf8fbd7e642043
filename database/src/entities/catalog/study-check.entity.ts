import { studyCheckInputSchema } from '@astaguide/contracts/catalog/evidence/study-change';
import { Entity, PrimaryColumn } from 'typeorm';
import { contractColumns } from '../contract-columns';

const Fields = contractColumns(studyCheckInputSchema, { checkedOn: { type: 'date' } });

/** The day on which the owner compared a study's record with its source. */
@Entity('study_checks')
export class StudyCheck extends Fields {
  /** Key of the study in the site's content. */
  @PrimaryColumn('text')
  key!: string;
}
