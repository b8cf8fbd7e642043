import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { REPLAYED_POSITION, WRITTEN_POSITION } from './replication.sql';

/** The positions of the primary and the replicas, in bytes of the write-ahead log. */
@Injectable()
export class ReplicationRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async readWritten(): Promise<bigint> {
    const [row] = await this.dataSource.query<[{ position: string }]>(WRITTEN_POSITION);
    return BigInt(row.position);
  }

  /** @throws Error for a server that is no replica */
  async readReplayed(replica: Pool): Promise<bigint> {
    const { rows } = await replica.query<{ position: string | null }>(REPLAYED_POSITION);
    const position = rows[0]?.position;
    if (position === undefined || position === null) throw new Error('The server is no replica');
    return BigInt(position);
  }
}
