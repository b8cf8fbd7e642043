import type {
  ConversionImport as ImportAnswer,
  ConversionMapping,
} from '@astaguide/contracts/earnings/conversion-import';
import { Conversion } from '@astaguide/database/entities/earnings/conversion.entity';
import { ConversionImport } from '@astaguide/database/entities/earnings/conversion-import.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Raw, Repository, type EntityManager } from 'typeorm';
import { isoDates, type DatedRow } from '../../lib/iso-dates';
import { nameKey } from '../rules/read-values';
import type { Replaced } from './conversions.repository';

/** Advisory lock for one writer of conversions at a time, because the current row of a sale depends on all imports. */
const CONVERSIONS_LOCK = 7305011;
/** Lifetime of an unconfirmed upload. The worker deletes it, but it is hidden as soon as it has expired. */
const UPLOAD_LIVES = '1 hour';

/** The transaction of a change, passed from repository to repository. */
export type Transaction = EntityManager;

/** How a retailer's report was read, with its headings. */
interface MappingRow {
  retailer: string;
  mapping: ConversionMapping & { headings?: string[] };
}

export interface ConfirmedImport {
  retailer: string;
  retailerKey: string;
  contentHash: string;
  mapping: object;
  /** The sales without an id that it replaces. */
  nameless: Replaced | null;
}

/** Unconfirmed uploads, and confirmed imports. */
@Injectable()
export class ConversionImportsRepository {
  constructor(@InjectRepository(ConversionImport) private readonly imports: Repository<ConversionImport>) {}

  /** @returns the upload's id */
  async addUpload(fileName: string, file: Buffer): Promise<number> {
    const { id } = await this.imports.save({ fileName, file });
    return id;
  }

  /** The bytes of an unconfirmed upload; undefined if it does not exist or has expired. */
  async findUpload(manager: Transaction, id: number): Promise<Buffer | undefined> {
    const upload = await manager.findOne(ConversionImport, {
      select: { id: true, file: true },
      where: {
        id,
        confirmedAt: IsNull(),
        uploadedAt: Raw((column) => `${column} > now() - interval '${UPLOAD_LIVES}'`),
      },
    });
    return upload?.file ?? undefined;
  }

  /** The latest mapping of each retailer, the latest import first. */
  async findMappings(): Promise<MappingRow[]> {
    const rows = await this.imports
      .createQueryBuilder('report')
      .distinctOn(['lower(report.retailer)'])
      .select('report.retailer', 'retailer')
      .addSelect('report.mapping', 'mapping')
      .addSelect('report.confirmedAt', 'confirmedAt')
      .where('report.mapping IS NOT NULL AND NOT report.isDemo')
      .orderBy('lower(report.retailer)')
      .addOrderBy('report.confirmedAt', 'DESC')
      .getRawMany<MappingRow & { confirmedAt: Date }>();
    return rows.toSorted((one, other) => other.confirmedAt.getTime() - one.confirmedAt.getTime());
  }

  /** Runs work in a transaction that excludes other writers of conversions. */
  alone<T>(work: (manager: Transaction) => Promise<T>): Promise<T> {
    return this.imports.manager.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [CONVERSIONS_LOCK]);
      return work(manager);
    });
  }

  /** Runs work as `alone` does, and rolls its changes back. */
  async rehearse<T>(work: (manager: Transaction) => Promise<T>): Promise<T> {
    const runner = this.imports.manager.connection.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query('SELECT pg_advisory_xact_lock($1)', [CONVERSIONS_LOCK]);
      return await work(runner.manager);
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  }

  /** A manager for reads that do not block writers. */
  get manager(): Transaction {
    return this.imports.manager;
  }

  /** When the same content was first imported; undefined if it is new. */
  async findFirstImport(
    manager: Transaction,
    { retailerKey, contentHash }: Pick<ConfirmedImport, 'retailerKey' | 'contentHash'>,
  ): Promise<Date | undefined> {
    const first = await manager.findOne(ConversionImport, {
      select: { id: true, reportedAt: true },
      where: { retailerKey, contentHash },
      order: { reportedAt: 'ASC' },
    });
    return first?.reportedAt ?? undefined;
  }

  /**
   * Turns an upload into an import, and deletes its bytes.
   *
   * @returns since when its content is known, ISO 8601: an older file that is imported again does not become newer
   */
  async confirm(
    manager: Transaction,
    id: number,
    { mapping, nameless, ...values }: ConfirmedImport,
  ): Promise<{ reportedAt: string; isNewest: boolean }> {
    const first = await this.findFirstImport(manager, values);
    const reportedAt = first ?? new Date();
    await manager.update(
      ConversionImport,
      { id },
      {
        ...values,
        mapping: { ...mapping },
        reportedAt,
        replacesFrom: nameless?.from ?? null,
        replacesTo: nameless?.to ?? null,
        replacesAccounts: nameless?.accounts ?? null,
        file: null,
        // The clock instead of the transaction's start, so that imports are ordered by when they were written.
        confirmedAt: () => 'clock_timestamp()',
      },
    );
    return { reportedAt: reportedAt.toISOString(), isNewest: !first };
  }

  /** The import of the sales that a network reports one by one, or of the owner's corrections. @returns its id */
  async growing(
    manager: Transaction,
    retailer: string,
    kind: 'isPostback' | 'isCorrection',
  ): Promise<number> {
    const known = await manager.find(ConversionImport, {
      select: { id: true, retailer: true },
      where: { [kind]: true },
    });
    const retailerKey = nameKey(retailer);
    const same = known.find((report) => nameKey(report.retailer!) === retailerKey);
    if (same) return same.id;
    const fileName = kind === 'isPostback' ? 'Postbacks' : 'Corrections';
    const values = { fileName, retailer, retailerKey, [kind]: true, confirmedAt: new Date() };
    return (await manager.save(ConversionImport, values)).id;
  }

  /** Confirmed imports, newest first. */
  async findConfirmed(manager: Transaction = this.imports.manager): Promise<ImportAnswer[]> {
    const rows = await manager
      .createQueryBuilder(ConversionImport, 'report')
      .leftJoin(Conversion, 'sale', 'sale.importId = report.id')
      .select('report.id', 'id')
      .addSelect('report.fileName', 'fileName')
      .addSelect('report.retailer', 'retailer')
      .addSelect('report.confirmedAt', 'confirmedAt')
      .addSelect(
        `CASE WHEN report.isPostback THEN 'postbacks' WHEN report.isCorrection THEN 'corrections' ELSE 'report' END`,
        'kind',
      )
      .addSelect('count(sale.id)::integer', 'conversions')
      .addSelect('(count(sale.id) FILTER (WHERE sale.isCurrent))::integer', 'current')
      .where('report.confirmedAt IS NOT NULL')
      .groupBy('report.id')
      .orderBy('report.confirmedAt', 'DESC')
      .addOrderBy('report.id', 'DESC')
      .getRawMany<DatedRow<ImportAnswer, 'confirmedAt'>>();
    return rows.map(isoDates);
  }

  /** An import's retailer and the sales without an id that it replaces; undefined for an upload, or if there is none. */
  async findReach(manager: Transaction, id: number) {
    const report = await manager.findOneBy(ConversionImport, { id, confirmedAt: Not(IsNull()) });
    if (!report) return undefined;
    const { retailer, replacesFrom: from, replacesTo: to, replacesAccounts: accounts } = report;
    return { retailerKey: nameKey(retailer!), nameless: from && to ? { from, to, accounts } : null };
  }

  /** Deletes an upload or an import with its rows. @returns whether it existed */
  async delete(manager: Transaction, id: number): Promise<boolean> {
    return (await manager.delete(ConversionImport, { id })).affected === 1;
  }
}
