import type { Attention } from '@astaguide/contracts/operations/attention';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isoDates, type DatedRow } from '../lib/iso-dates';
import { ATTENTION } from './attention.sql';

type Counts = Pick<
  Attention,
  'drafts' | 'unmatchedSales' | 'endingCoupons' | 'failedEvents' | 'lastBackupAt' | 'backupFailure'
>;

/** Counts of what the owner may have to act on. */
@Injectable()
export class AttentionRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async count(): Promise<Counts> {
    const [row] = await this.dataSource.query<[DatedRow<Counts, 'lastBackupAt'>]>(ATTENTION);
    return isoDates(row);
  }
}
