import type { FastifyReply } from 'fastify';

/**
 * Sends a table as a file to download.
 *
 * @returns the answer's body: a text, and so compressed at once, which a stream is not
 */
export function csvFile(reply: FastifyReply, { name, text }: { name: string; text: string }): string {
  void reply.headers({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${name}"`,
  });
  return text;
}
