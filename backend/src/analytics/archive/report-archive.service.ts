import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import { botTrafficCsvQuerySchema } from '@astaguide/contracts/analytics/bot-traffic-report';
import { breakdownDimensions } from '@astaguide/contracts/analytics/report/report-dimension';
import { funnelDimensions } from '@astaguide/contracts/analytics/report/visit-funnel';
import { Injectable } from '@nestjs/common';
import { Zip, ZipDeflate } from 'fflate';
import { Readable } from 'node:stream';
import { AttributionService } from '../attribution/attribution.service';
import { FunnelService } from '../attribution/funnel.service';
import { BotTrafficService } from '../bot-traffic/bot-traffic.service';
import { BYTE_ORDER_MARK, type CsvFile } from '../csv-file';
import { ReportService } from '../report/report.service';

const TABLES = ['series', ...breakdownDimensions, 'goals'] as const;

/** Every table of a range as CSV files in one ZIP archive. */
@Injectable()
export class ReportArchiveService {
  constructor(
    private readonly reports: ReportService,
    private readonly attributions: AttributionService,
    private readonly funnels: FunnelService,
    private readonly botTraffic: BotTrafficService,
  ) {}

  /**
   * A table is read only when the one before it was sent, so that the archive needs the memory of one table.
   *
   * @throws InvalidInputError for days in the future
   */
  async stream(query: ReportQuery): Promise<{ name: string; content: Readable }> {
    const files = this.files(query);
    // An error of the query is answered; one of a later table ends the archive without its directory.
    const first = await files.next();
    if (first.done) throw new Error('A range has tables');
    const name = first.value.name.replace(/^analytics-series-(.*)\.csv$/, 'analytics-$1.zip');
    return { name, content: Readable.from(zipped(first.value, files), { objectMode: false }) };
  }

  private async *files({ filter, ...range }: ReportQuery): AsyncGenerator<CsvFile> {
    const query = { ...range, filter };
    for (const table of TABLES) yield await this.reports.file({ ...query, table });
    yield await this.attributions.file(query);
    for (const table of ['total', ...funnelDimensions] as const)
      yield await this.funnels.file({ ...query, table });
    // Bot traffic has no filters.
    for (const table of botTrafficCsvQuerySchema.shape.table.options)
      yield await this.botTraffic.file({ ...range, table });
  }
}

/** The parts of an archive of files. */
async function* zipped(first: CsvFile, others: AsyncIterable<CsvFile>): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const add = ({ name, text }: CsvFile) => {
    const entry = new ZipDeflate(name);
    archive.add(entry);
    entry.push(new TextEncoder().encode(BYTE_ORDER_MARK + text), true);
  };
  add(first);
  yield* parts.splice(0);
  for await (const file of others) {
    add(file);
    yield* parts.splice(0);
  }
  archive.end();
  yield* parts.splice(0);
}
