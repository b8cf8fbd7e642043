import type { ChatMessage, ChatResponse } from '@astaguide/contracts/chat/chat';

/** A message as it is shown and kept. */
export interface ChatTurn extends ChatMessage {
  /** What an answer rests on. */
  sources?: ChatResponse['sources'];
  /** Ids of the products it is about; an answer that does not tell is searched for them. */
  products?: ChatResponse['products'];
}

export const greeting: ChatTurn = {
  role: 'assistant',
  products: [],
  content:
    "Hi! I'm here to help you learn about astaxanthin and find the best supplements for your needs. What would you like to know?",
};

export const failure: ChatTurn = {
  role: 'assistant',
  products: [],
  content: 'Sorry, I encountered an error. Please try again or ask me something else about astaxanthin.',
};

/** How many messages are kept and sent along, the latest ones; the API takes no more. */
const MOST_TURNS = 50;

/** Longest message the API takes back, in characters. */
const LONGEST_TURN = 8000;

/** A message's text as far as it can be sent along; a cut never leaves half a character. */
export function keptContent(content: string): string {
  return content.slice(0, LONGEST_TURN).replace(/[\uD800-\uDBFF]$/, '');
}

/** What is sent along, in bytes: the API refuses a call of more than 64 KiB. */
const LARGEST_HISTORY = 48 * 1024;

/** The latest messages as they are sent along with a question, as many as fit. */
export function sentHistory(turns: readonly ChatTurn[]): ChatMessage[] {
  const encoder = new TextEncoder();
  const sent: ChatMessage[] = [];
  let bytes = 0;
  for (const { role, content } of latest(turns).toReversed()) {
    const message = { role, content: keptContent(content) };
    bytes += encoder.encode(JSON.stringify(message)).length + 1;
    if (bytes > LARGEST_HISTORY) break;
    sent.push(message);
  }
  return sent.toReversed();
}

/** The latest messages of a conversation, as many as are kept. */
export function latest(turns: readonly ChatTurn[]): ChatTurn[] {
  return turns.slice(-MOST_TURNS);
}
