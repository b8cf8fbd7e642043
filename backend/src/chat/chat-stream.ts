import { chatEventNames } from '@astaguide/contracts/chat/chat-rules';
import type { ChatResponse } from '@astaguide/contracts/chat/chat';
import { Readable } from 'node:stream';

/** A piece of an answer as it comes about; the last one holds the whole. */
export type ChatEvent = { name: 'delta'; text: string } | { name: 'done'; answer: ChatResponse };

/** The events as the body of a text/event-stream. Destroying it ends the events. */
export function streamOf(events: AsyncIterable<ChatEvent>): Readable {
  return Readable.from(lines(events));
}

async function* lines(events: AsyncIterable<ChatEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    const data = event.name === 'delta' ? { text: event.text } : event.answer;
    yield `event: ${chatEventNames[event.name]}\ndata: ${JSON.stringify(data)}\n\n`;
  }
}
