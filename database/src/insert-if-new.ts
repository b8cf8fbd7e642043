import type { ObjectLiteral, QueryDeepPartialEntity, Repository } from 'typeorm';

/** Inserts a row, unless there is one with its key already. @returns whether it was inserted */
export async function insertIfNew<Row extends ObjectLiteral>(
  rows: Repository<Row>,
  values: QueryDeepPartialEntity<Row>,
): Promise<boolean> {
  const insert = rows.createQueryBuilder().insert().values(values).orIgnore();
  const { raw } = await insert.returning('*').updateEntity(false).execute();
  return (raw as unknown[]).length === 1;
}
