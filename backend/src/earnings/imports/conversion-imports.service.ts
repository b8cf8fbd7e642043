import type {
  ConversionImport,
  ConversionPreview,
  ConversionReading,
  ConversionUpload,
} from '@astaguide/contracts/earnings/conversion-import';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../http/errors';
import { guessMapping } from '../rules/guess-mapping';
import { previewOf } from './preview';
import { readReport } from '../rules/read-report';
import { ConversionImportsRepository, type Transaction } from './conversion-imports.repository';
import { findIdentities, settleConversions, writeConversions } from './conversions.repository';
import { prepareImport } from './prepare-import';

const SAMPLES = 3;
/** Maximum length of a shown sample or heading. Characters. */
const SHOWN = 60;

/** Imports of retailers' reports. An import can be undone. */
@Injectable()
export class ConversionImportsService {
  constructor(private readonly imports: ConversionImportsRepository) {}

  /**
   * Stores a report for an hour, and guesses its column mapping.
   *
   * @throws InvalidInputError for a file that is not a table
   */
  async upload(fileName: string, file: Buffer): Promise<ConversionUpload> {
    const report = readReport(file);
    const mappings = await this.imports.findMappings();
    const headings = JSON.stringify(report.headings);
    const alike = mappings.find(({ mapping }) => JSON.stringify(mapping.headings) === headings);
    const { columns, dateOrder, decimalSign } = alike?.mapping ?? guessMapping(report);
    return {
      id: await this.imports.addUpload(fileName, file),
      fileName,
      rows: report.rows.length,
      columns: report.headings.map((heading, index) => ({
        heading: heading.slice(0, SHOWN),
        samples: report.rows.flatMap(({ cells }) => cells[index]?.slice(0, SHOWN) || []).slice(0, SAMPLES),
      })),
      mapping: { columns, dateOrder, decimalSign },
      retailer: alike?.retailer ?? null,
      retailers: mappings.map(({ retailer }) => retailer),
    };
  }

  /**
   * Previews an import; nothing is written.
   *
   * @throws NotFoundError when the upload has expired
   */
  async preview(id: number, reading: ConversionReading): Promise<ConversionPreview> {
    const { manager } = this.imports;
    return previewOf(await prepareImport(manager, await this.fileOf(manager, id), reading));
  }

  /**
   * Imports an upload, all of it or nothing.
   *
   * @throws NotFoundError when the upload has expired, or is already imported
   */
  confirm(id: number, reading: ConversionReading): Promise<ConversionImport> {
    return this.imports.alone(async (manager) => {
      const prepared = await prepareImport(manager, await this.fileOf(manager, id), reading);
      const { retailerKey, conversions, headings } = prepared;
      await this.imports.confirm(manager, id, reading.retailer, { ...reading.mapping, headings });
      await writeConversions(manager, id, retailerKey, conversions);
      return (await this.imports.findConfirmed(manager)).find((made) => made.id === id)!;
    });
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
      const reported = await findIdentities(manager, id);
      if (!(await this.imports.delete(manager, id))) throw new NotFoundError('This import no longer exists.');
      if (reported) await settleConversions(manager, reported.retailerKey, reported.identities);
    });
  }

  private async fileOf(manager: Transaction, id: number): Promise<Buffer> {
    const file = await this.imports.findUpload(manager, id);
    if (!file) throw new NotFoundError('This upload has expired after an hour. Choose the file again.');
    return file;
  }
}
