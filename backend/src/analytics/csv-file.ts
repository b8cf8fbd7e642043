import type { FastifyReply } from 'fastify';

/**
 * Sends a table as a CSV download.
 *
 * @returns the body as a string, which is compressed in one go, unlike a stream
 */
export function csvFile(reply: FastifyReply, { name, text }: { name: string; text: string }): string {
  void reply.headers({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${name}"`,
  });
  return text;
}
