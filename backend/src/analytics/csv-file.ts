import type { FastifyReply } from 'fastify';

/**
 * Sends a table as a file to download.
 *
 * @returns the body: a string, which is compressed at once, unlike a stream
 */
export function csvFile(reply: FastifyReply, { name, text }: { name: string; text: string }): string {
  void reply.headers({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${name}"`,
  });
  return text;
}
