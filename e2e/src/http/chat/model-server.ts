import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the model. */
export interface ModelRequest {
  authorization: string | undefined;
  model: string;
  messages: { role: string; content: string }[];
  tools?: unknown[];
}

/** How the model answers the next request. */
export type Behaviour = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

/** A server with the chat completions protocol, whose answers a test controls. */
export interface ModelServer {
  /** The value for LLM_BASE_URL. */
  url: string;
  /** All requests, the latest last. */
  requests: ModelRequest[];
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let behaviour: Behaviour = saying('Nothing.');
  const server = createServer((incoming, response) => void handle(incoming, response));
  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of incoming) body += String(chunk);
    const { model, messages, tools } = JSON.parse(body) as ModelRequest;
    const request = {
      authorization: incoming.headers.authorization,
      model,
      messages,
      ...(tools && { tools }),
    };
    requests.push(request);
    await behaviour(response, request);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (next) => (behaviour = next),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Streams a text in small chunks, as models do, and ends the stream correctly. */
export function saying(text: string): Behaviour {
  return (response) => {
    begin(response);
    for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) say(response, piece);
    end(response);
  };
}

/** Calls a tool, in small chunks. */
export function calling(name: string, input: object): Behaviour {
  return (response) => {
    begin(response);
    const pieces = JSON.stringify(input).match(/[\s\S]{1,7}/g)!;
    for (const [at, piece] of pieces.entries()) {
      const call = { index: 0, ...(at === 0 && { id: 'call', type: 'function' }) };
      const delta = { tool_calls: [{ ...call, function: { ...(at === 0 && { name }), arguments: piece } }] };
      response.write(`data: ${JSON.stringify(chunkOf(delta, null))}\n\n`);
    }
    response.end(`data: ${JSON.stringify(chunkOf({}, 'tool_calls'))}\n\ndata: [DONE]\n\n`);
  };
}

/** Starts a streamed answer. */
export function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** Sends a chunk of the answer. */
export function say(response: ServerResponse, content: string): boolean {
  return response.write(`data: ${JSON.stringify(chunkOf({ content }, null))}\n\n`);
}

/** Ends the streamed answer, with the tokens that it used if given. */
export function end(
  response: ServerResponse,
  usage?: { prompt_tokens: number; completion_tokens: number },
): void {
  const last = { ...chunkOf({}, 'stop'), ...(usage && { usage }) };
  response.end(`data: ${JSON.stringify(last)}\n\ndata: [DONE]\n\n`);
}

function chunkOf(delta: object, finish: string | null): object {
  return {
    id: 'answer',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
}
