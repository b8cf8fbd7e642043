import type {
  ConversionImport,
  ConversionMapping,
  ConversionPreview,
  ConversionReading,
  ConversionUpload,
} from '@astaguide/contracts/earnings/conversion-import';
import { dayIn } from '@astaguide/contracts/lib/time-zone';
import { Injectable } from '@nestjs/common';
import { plusDays } from '@astaguide/contracts/lib/report-period';
import { ConflictError, NotFoundError } from '../../http/errors';
import { SiteTimeZone } from '../../settings/site-time-zone';
import { findClicks } from '../clicks.repository';
import { guessMapping, type KnownClicks } from '../rules/guess-mapping';
import { missingOf } from '../rules/read-sales';
import { MAX_ATTRIBUTION } from '../rules/longest-attribution';
import { nameKey } from '../rules/read-values';
import { previewOf } from './preview';
import { readReport } from '../rules/read-report';
import { ConversionImportsRepository, type Transaction } from './conversion-imports.repository';
import {
  findCurrent,
  findIdentities,
  findNameless,
  settleConversions,
  withOrders,
} from './conversions.repository';
import { prepareImport, type PreparedImport } from './prepare-import';
import { rangeOf, recordSales } from './record-sales';
import { findUnmatched } from './unmatched.repository';

const SAMPLES = 3;
/** Maximum length of a shown sample or heading. Characters. */
const SHOWN = 60;

/** Imports of retailers' reports. An import can be undone. */
@Injectable()
export class ConversionImportsService {
  constructor(
    private readonly imports: ConversionImportsRepository,
    private readonly zone: SiteTimeZone,
  ) {}

  /**
   * Stores a report for an hour, and finds out how to read it: as the last report with the same headings, otherwise by
   * its network, headings and values.
   *
   * @throws InvalidInputError for a file that is not a table
   */
  async upload(fileName: string, file: Buffer): Promise<ConversionUpload> {
    const report = await readReport(file);
    const guess = await guessMapping(report, this.findKnownClicks);
    const mappings = await this.imports.findMappings();
    const headings = JSON.stringify(report.headings);
    const alike = mappings.find(({ mapping }) => JSON.stringify(mapping.headings) === headings);
    const known =
      alike ?? mappings.find(({ retailer }) => guess.network && nameKey(retailer) === nameKey(guess.network));
    const mapping = remembered(guess.mapping, alike?.mapping, known?.mapping.states);
    const { dateOrder, decimalSign, currency } = guess.mapping;
    return {
      id: await this.imports.addUpload(fileName, file),
      fileName,
      rows: report.rows.length,
      totalLines: report.totalLines,
      columns: report.headings.map((heading, index) => ({
        heading: heading.slice(0, SHOWN),
        samples: report.rows.flatMap(({ cells }) => cells[index]?.slice(0, SHOWN) || []).slice(0, SAMPLES),
        unknownWords: guess.unknownWords[index]!,
      })),
      mapping,
      // What is remembered of one retailer proves nothing of another's report with the same headings.
      missing: missingOf(report, { ...mapping, dateOrder, decimalSign, currency }),
      network: guess.network,
      retailer: known?.retailer ?? null,
      retailers: mappings.map(({ retailer }) => retailer),
    };
  }

  /** Searches the days of the report and those before them in which a click can lead to a sale. */
  private readonly findKnownClicks: KnownClicks = async (ids, days) => {
    const range = days && { from: plusDays(days.from, -MAX_ATTRIBUTION - 1), to: plusDays(days.to, 1) };
    const found = await findClicks(this.imports.manager, ids, range);
    return new Set(found.map(({ id }) => id));
  };

  /**
   * Previews an import: imports it and rolls that back, so that the preview says what the import does.
   *
   * @throws NotFoundError when the upload has expired; ConflictError when it was imported already
   */
  async preview(id: number, reading: ConversionReading): Promise<ConversionPreview> {
    const today = dayIn(new Date(), await this.zone.get());
    return this.imports.rehearse(async (manager) => {
      const prepared = await this.prepare(manager, id, reading);
      const { retailerKey, conversions, current, replaced } = prepared;
      const before = new Map([...current, ...(await findCurrent(manager, retailerKey, replaced))]);
      const identities = conversions.map(({ identity }) => identity);
      const importedAt = await this.imports.findFirstImport(manager, prepared);
      await this.record(manager, id, reading, prepared);
      const after = await findCurrent(manager, retailerKey, [...new Set([...identities, ...before.keys()])]);
      const unmatched = await findUnmatched(manager, retailerKey, identities);
      return {
        importedAt: importedAt?.toISOString() ?? null,
        ...previewOf(prepared, { before, after }, unmatched, today),
      };
    });
  }

  /**
   * Imports an upload, all of it or nothing.
   *
   * @throws NotFoundError when the upload has expired; ConflictError when it was imported already
   */
  confirm(id: number, reading: ConversionReading): Promise<ConversionImport> {
    return this.imports.alone(async (manager) => {
      await this.record(manager, id, reading, await this.prepare(manager, id, reading));
      return (await this.imports.findConfirmed(manager)).find((made) => made.id === id)!;
    });
  }

  private async prepare(
    manager: Transaction,
    id: number,
    reading: ConversionReading,
  ): Promise<PreparedImport> {
    const file = await this.imports.findUpload(manager, id);
    if (!file && (await this.imports.findReach(manager, id)))
      throw new ConflictError('This report was imported already.');
    if (!file) throw new NotFoundError('This upload has expired after an hour. Choose the file again.');
    return prepareImport(manager, file, reading);
  }

  private async record(
    manager: Transaction,
    importId: number,
    { retailer, mapping }: ConversionReading,
    { retailerKey, contentHash, headings, conversions, nameless, replaced }: PreparedImport,
  ): Promise<void> {
    const place = await this.imports.confirm(manager, importId, {
      retailer,
      retailerKey,
      contentHash,
      mapping: { ...mapping, headings },
      nameless,
    });
    const days = conversions.map(({ day }) => day);
    const asOf = days.length === 0 ? null : rangeOf(days).to;
    await recordSales(manager, { importId, retailerKey, ...place, asOf }, conversions, replaced);
  }

  list(): Promise<ConversionImport[]> {
    return this.imports.findConfirmed();
  }

  /**
   * Undoes an import, so that earlier rows of its sales become current again. Deletes an upload.
   *
   * @throws NotFoundError when it does not exist
   */
  undo(id: number): Promise<void> {
    return this.imports.alone(async (manager) => {
      const reach = await this.imports.findReach(manager, id);
      const identities = reach
        ? await withOrders(manager, reach.retailerKey, await findIdentities(manager, id))
        : [];
      if (reach?.nameless)
        identities.push(...(await findNameless(manager, reach.retailerKey, reach.nameless)));
      if (!(await this.imports.delete(manager, id))) throw new NotFoundError('This import no longer exists.');
      if (reach) await settleConversions(manager, reach.retailerKey, identities);
    });
  }
}

/**
 * The mapping of an earlier report for a new one with the same headings. Formats that the new report shows are its own.
 * A mapping that earlier versions stored has no words of states; its columns were found by headings alone.
 */
function remembered(
  guess: ConversionMapping,
  earlier: ConversionMapping | undefined,
  states: ConversionMapping['states'] | undefined,
): ConversionMapping {
  const words = { ...guess.states, ...states };
  if (!earlier?.states) return { ...guess, states: words };
  return {
    columns: earlier.columns,
    dateOrder: guess.dateOrder ?? earlier.dateOrder,
    decimalSign: guess.decimalSign ?? earlier.decimalSign,
    currency: earlier.currency ?? guess.currency,
    commissionCurrency: earlier.commissionCurrency ?? guess.commissionCurrency,
    timeZone: earlier.timeZone ?? guess.timeZone,
    states: words,
  };
}
