import type { Storage } from '@astaguide/contracts/analytics/data-integrity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isoDates } from '../../lib/iso-dates';
import { FIND_DROPPED, FIND_MONTHS, FIND_PARTS, READ_WHOLE } from './storage.sql';

/** Sizes of tables from PostgreSQL's catalog. */
@Injectable()
export class StorageRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Bytes of the whole database, and the day of the oldest event in the log; null without any. */
  async readWhole(): Promise<Pick<Storage, 'bytes' | 'oldestRawDay'>> {
    const [row] = await this.dataSource.query<[Pick<Storage, 'bytes' | 'oldestRawDay'>]>(READ_WHOLE);
    return row;
  }

  /** The log's partitions, oldest first. */
  findMonths(): Promise<Storage['months']> {
    return this.dataSource.query(FIND_MONTHS);
  }

  /** Every other table by purpose. */
  findParts(): Promise<Storage['parts']> {
    return this.dataSource.query(FIND_PARTS);
  }

  /** Dropped months, newest first. */
  async findDropped(): Promise<Storage['retention']['dropped']> {
    const rows =
      await this.dataSource.query<{ month: string; events: number; droppedAt: Date }[]>(FIND_DROPPED);
    return rows.map(isoDates);
  }
}
