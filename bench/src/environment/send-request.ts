import { request, type RequestOptions } from 'node:http';

/**
 * Sends a request to this machine, and reads the response to its end.
 *
 * @param options.timeout milliseconds
 * @returns the response's status; rejects on timeout
 */
export function sendRequest(options: RequestOptions & { timeout: number }, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', ...options }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => resolve(answer.statusCode!));
    });
    sent.once('timeout', () => sent.destroy(new Error('No answer in time')));
    sent.once('error', reject);
    sent.end(body);
  });
}
