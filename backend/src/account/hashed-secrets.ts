import type { DeepPartial, FindOptionsOrder, FindOptionsWhere, Repository } from 'typeorm';
import { editAlone } from '../lib/edit-alone';

/** Rows that are found by the hash of a secret token, which itself is not stored. */
export abstract class HashedSecrets<Row extends { id: number; tokenHash: string }> {
  constructor(protected readonly rows: Repository<Row>) {}

  /** Newest first, also those that have expired. */
  findAll(): Promise<Row[]> {
    return this.rows.find({ order: { id: 'DESC' } as FindOptionsOrder<Row> });
  }

  findByHash(tokenHash: string): Promise<Row | null> {
    return this.rows.findOneBy({ tokenHash } as FindOptionsWhere<Row>);
  }

  /** Adds a row, up to the maximum number. @returns null if the maximum is reached */
  add(values: DeepPartial<Row>, most: number): Promise<Row | null> {
    return editAlone(this.rows, async (rows) =>
      (await rows.count()) < most ? rows.save(rows.create(values)) : null,
    );
  }

  /** @returns whether it existed */
  async remove(id: number): Promise<boolean> {
    return (await this.rows.delete(id)).affected === 1;
  }
}
