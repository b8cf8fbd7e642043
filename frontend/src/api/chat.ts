import type { ChatFeedback, ChatRequest, ChatResponse } from '@astaguide/contracts/chat/chat';
import { chatEventNames, QUESTION_ID_HEADER } from '@astaguide/contracts/chat/chat-rules';
import { readServerEvents } from '../lib/server-events';
import { answerError, sendJson } from './http';

interface AskOptions {
  /** Called with each chunk of a streamed answer; not called for an answer in one piece. */
  onDelta: (text: string) => void;
  signal: AbortSignal;
}

/** An answer, as the widget shows it. */
export interface AssistantAnswer extends Pick<ChatResponse, 'response' | 'sources'> {
  /** Ids; undefined if the answer does not include them. */
  products: ChatResponse['products'] | undefined;
  /** For `rateAnswer`; undefined if the question was not stored. */
  questionId: string | undefined;
}

/** Says whether an answer helped. */
export async function rateAnswer(questionId: string, helpful: boolean): Promise<void> {
  await sendJson('POST', '/api/chat/feedback', { questionId, helpful } satisfies ChatFeedback);
}

/**
 * Asks the assistant.
 *
 * @returns the whole answer
 * @throws ApiError for a non-2xx response, TypeError when the server cannot be reached, Error for an incomplete
 *   stream
 */
export async function askAssistant(
  request: ChatRequest,
  { onDelta, signal }: AskOptions,
): Promise<AssistantAnswer> {
  const answer = await fetch('/api/chat', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json;q=0.5' },
    body: JSON.stringify(request),
    signal,
  });
  if (!answer.ok) throw await answerError(answer);
  const questionId = answer.headers.get(QUESTION_ID_HEADER) ?? undefined;
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !answer.body) return { ...responseOf(await answer.text()), questionId };
  for await (const { name, data } of readServerEvents(answer.body)) {
    if (name === chatEventNames.delta) onDelta((JSON.parse(data) as { text: string }).text);
    if (name === chatEventNames.done) return { ...responseOf(data), questionId };
  }
  throw new Error('The answer broke off');
}

/** Another implementation of the assistant may omit sources and products. */
function responseOf(json: string): Omit<AssistantAnswer, 'questionId'> {
  const { response, sources, products, care } = JSON.parse(json) as Partial<ChatResponse>;
  if (typeof response !== 'string') throw new Error('The answer carries no text');
  return { response, sources: sources ?? [], products: care ? [] : products };
}
