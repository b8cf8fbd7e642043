import type { ChatMessage, ChatResponse } from '@astaguide/contracts/chat/chat';

/** A message, as shown and stored. */
export interface ChatTurn extends ChatMessage {
  /** The sources of an answer. */
  sources?: ChatResponse['sources'];
  /** Ids of its products; without them, the text is searched for products. */
  products?: ChatResponse['products'];
  /** By which the visitor can say whether an answer helped. */
  questionId?: string;
  /** What the visitor said. */
  helpful?: boolean;
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

/** Maximum number of stored and sent messages, the latest ones: the API's limit. */
const MAX_TURNS = 50;

/** Longest message that the API accepts in the history, in characters. */
const MAX_TURN = 8000;

/** A message's text, truncated for the history without splitting a surrogate pair. */
export function keptContent(content: string): string {
  return content.slice(0, MAX_TURN).replace(/[\uD800-\uDBFF]$/, '');
}

/** Maximum size of the sent history, in bytes: the API rejects requests over 64 KiB. */
const MAX_HISTORY = 48 * 1024;

/** The latest messages to send with a question, as many as fit. */
export function sentHistory(turns: readonly ChatTurn[]): ChatMessage[] {
  const encoder = new TextEncoder();
  const sent: ChatMessage[] = [];
  let bytes = 0;
  for (const { role, content } of latest(turns).toReversed()) {
    const message = { role, content: keptContent(content) };
    bytes += encoder.encode(JSON.stringify(message)).length + 1;
    if (bytes > MAX_HISTORY) break;
    sent.push(message);
  }
  return sent.toReversed();
}

/** The latest messages of a conversation, up to the limit. */
export function latest(turns: readonly ChatTurn[]): ChatTurn[] {
  return turns.slice(-MAX_TURNS);
}
