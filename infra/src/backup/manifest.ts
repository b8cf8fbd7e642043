import { z } from 'zod';

/** The archive's file that tells about all others. It is the last, so an archive that broke off has none. */
export const MANIFEST = 'manifest.json';

export const manifestSchema = z.object({
  format: z.literal(1),
  /** Of the product that made the archive. */
  version: z.string(),
  /** ISO 8601, UTC: as of when the database is. */
  createdAt: z.iso.datetime(),
  /** Names of the migrations that the tables had, in order. */
  migrations: z.array(z.string()).min(1),
  /** First days of the months that the event log has a partition for. */
  eventMonths: z.array(z.iso.date()),
  /** In the order in which they can be loaded. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), parts: z.int() }),
  ),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), next: z.string().regex(/^\d+$/) })),
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;

/** Name in the archive of a part of a table's rows, in the text format of COPY. */
export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}`;
}

/** Folder of the uploaded pictures, in the archive as in DATA_DIR. */
export const UPLOADS = 'uploads';
