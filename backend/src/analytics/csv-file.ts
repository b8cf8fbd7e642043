import { StreamableFile } from '@nestjs/common';

/** A table as a file to download. */
export function csvFile({ name, text }: { name: string; text: string }): StreamableFile {
  return new StreamableFile(Buffer.from(text), {
    type: 'text/csv; charset=utf-8; header=present',
    disposition: `attachment; filename="${name}"`,
  });
}
