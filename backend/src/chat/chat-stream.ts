import { chatEventNames } from '@astaguide/contracts/chat/chat-rules';
import type { ChatResponse } from '@astaguide/contracts/chat/chat';
import { Readable } from 'node:stream';

/** A part of a streamed answer. The last event contains the whole answer. */
export type ChatEvent = { name: 'delta'; text: string } | { name: 'done'; answer: ChatResponse };

/** Encodes events as a text/event-stream body. Destroying the stream stops the events. */
export function streamOf(events: AsyncIterable<ChatEvent>): Readable {
  return Readable.from(lines(events));
}

async function* lines(events: AsyncIterable<ChatEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    const data = event.name === 'delta' ? { text: event.text } : event.answer;
    yield `event: ${chatEventNames[event.name]}\ndata: ${JSON.stringify(data)}\n\n`;
  }
}
