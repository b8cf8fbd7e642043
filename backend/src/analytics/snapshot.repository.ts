import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** One moment of the database for everything that an answer is made of. */
@Injectable()
export class SnapshotRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Everything that the work reads is of the same moment, whatever is being recorded meanwhile. */
  read<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction('REPEATABLE READ', work);
  }
}
