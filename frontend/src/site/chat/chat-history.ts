import { MAX_SUGGESTED } from '@astaguide/contracts/chat/chat-rules';
import { readStored, writeStored } from '../../lib/storage';
import { keptContent, latest, type ChatTurn } from './chat-turn';

/** Key from SPEC.md. */
const HISTORY_KEY = 'astaxanthin-chat-history';

/** The stored conversation; undefined if there is none or it cannot be read. */
export function loadHistory(): ChatTurn[] | undefined {
  const stored = readStored(HISTORY_KEY);
  try {
    return stored === null ? undefined : parseHistory(stored);
  } catch (error) {
    console.warn('The chat history could not be loaded', error);
    return undefined;
  }
}

/** Without storage, the conversation lasts as long as the page. */
export const saveHistory = (turns: readonly ChatTurn[]) => writeStored(HISTORY_KEY, JSON.stringify(turns));

/**
 * Parses a stored conversation. Storage is not trusted, so invalid messages are skipped.
 *
 * @returns undefined if no valid message is left
 * @throws SyntaxError if the text is not JSON
 */
export function parseHistory(stored: string): ChatTurn[] | undefined {
  const value: unknown = JSON.parse(stored);
  const turns = Array.isArray(value) ? latest(value.flatMap(turnOf)) : [];
  return turns.length > 0 ? turns : undefined;
}

function turnOf(value: unknown): ChatTurn[] {
  if (!isRecord(value)) return [];
  const { role, content, sources, products, questionId, helpful } = value;
  if (role !== 'user' && role !== 'assistant') return [];
  if (typeof content !== 'string' || content.trim() === '') return [];
  const turn: ChatTurn = { role, content: keptContent(content) };
  if (Array.isArray(sources)) turn.sources = sources.flatMap(sourceOf);
  if (Array.isArray(products)) turn.products = products.filter(Number.isSafeInteger).slice(0, MAX_SUGGESTED);
  if (typeof questionId === 'string') turn.questionId = questionId;
  if (typeof helpful === 'boolean') turn.helpful = helpful;
  return [turn];
}

function sourceOf(value: unknown): { title: string; url: string }[] {
  if (!isRecord(value)) return [];
  const { title, url } = value;
  return typeof title === 'string' && typeof url === 'string' ? [{ title, url }] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
