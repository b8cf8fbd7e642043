import type { ObjectLiteral, Repository } from 'typeorm';

/**
 * Runs an edit of a table in a transaction. Edits run one at a time across processes, so that what an edit reads is still
 * true when it writes; readers do not wait. An error thrown by `work` rolls back the whole edit.
 *
 * @param work gets the rows as they are in the transaction
 */
export function editAlone<Row extends ObjectLiteral, Result>(
  { manager, metadata, target }: Repository<Row>,
  work: (rows: Repository<Row>) => Promise<Result>,
): Promise<Result> {
  return manager.transaction(async (transaction) => {
    await transaction.query(`LOCK TABLE ${metadata.tableName} IN SHARE ROW EXCLUSIVE MODE`);
    return work(transaction.getRepository(target));
  });
}

/** The same, where `work` gets a repository of its own class that is bound to the transaction. */
export const editAloneWith = <Row extends ObjectLiteral, Bound, Result>(
  rows: Repository<Row>,
  bound: new (rows: Repository<Row>) => Bound,
  work: (bound: Bound) => Promise<Result>,
): Promise<Result> => editAlone(rows, (inTransaction) => work(new bound(inTransaction)));
