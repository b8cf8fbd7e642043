import { ApiClient, type Answer } from '../api-client';

let asked = 0;

/** A visitor with a separate address, at a site that trusts one proxy. */
export function newVisitor(url: string): { ask(message: unknown, history?: unknown): Promise<Answer> } {
  const address = nextAddress();
  const client = new ApiClient(url);
  return {
    ask: (message, conversationHistory) =>
      client.post('/api/chat', { message, conversationHistory }, { 'x-forwarded-for': address }),
  };
}

/** An unused address, each in another network, of those reserved for tests (RFC 2544). */
export function nextAddress(): string {
  asked++;
  return `198.${18 + (Math.floor(asked / 250) % 2)}.${asked % 250}.${Math.floor(asked / 500) + 1}`;
}

/** An event of a stream. */
export interface StreamEvent {
  name: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads any answer
  data: any;
}

/** Asks for a streamed answer, and reads it to the end. */
export async function askForStream(
  url: string,
  message: string,
): Promise<{ headers: Headers; events: StreamEvent[] }> {
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-forwarded-for': nextAddress(),
    },
    body: JSON.stringify({ message }),
  });
  const blocks = (await response.text()).split('\n\n').filter((block) => block !== '');
  const events = blocks.map((block) => {
    const [name, data] = block.split('\n');
    return { name: name!.replace(/^event: /, ''), data: JSON.parse(data!.replace(/^data: /, '')) as unknown };
  });
  return { headers: response.headers, events };
}
