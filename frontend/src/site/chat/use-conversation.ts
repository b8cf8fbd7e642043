import { useEffect, useRef, useState } from 'react';
import { askAssistant, rateAnswer } from '../../api/chat';
import { loadHistory, saveHistory } from './chat-history';
import { failure, greeting, latest, sentHistory, type ChatTurn } from './chat-turn';

/** Timeout of an answer. Milliseconds. */
const MAX_ANSWER_MS = 60_000;

export interface Conversation {
  turns: readonly ChatTurn[];
  /** The partial text of the pending answer; undefined without one. */
  pending: string | undefined;
  /** Asks a question, unless it is empty or another answer is pending. */
  ask: (text: string) => Promise<void>;
  /** Asks the last question once more, in place of what came of it. */
  retry: () => void;
  /** Says whether an answer helped. @throws if that cannot be sent */
  rate: (questionId: string, helpful: boolean) => Promise<void>;
  /** Resets the conversation to the greeting, and cancels a pending answer. */
  restart: () => void;
}

/** The conversation with the assistant, restored from and saved to the browser's storage. */
export function useConversation(): Conversation {
  const [turns, setTurns] = useState<readonly ChatTurn[]>(() => loadHistory() ?? [greeting]);
  const [pending, setPending] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => saveHistory(turns), [turns]);

  const add = (turn: ChatTurn) => setTurns((before) => latest([...before, turn]));
  const ask = async (text: string, earlier = turns) => {
    const message = text.trim();
    if (message === '' || running.current) return;
    const call = new AbortController();
    running.current = call;
    const isCurrent = () => running.current === call;
    const limit = setTimeout(() => call.abort(), MAX_ANSWER_MS);
    add({ role: 'user', content: message });
    setPending('');
    const conversationHistory = sentHistory(earlier);
    try {
      const { response, sources, products, questionId } = await askAssistant(
        { message, conversationHistory },
        {
          onDelta: (delta) => isCurrent() && setPending((soFar = '') => soFar + delta),
          signal: call.signal,
        },
      );
      if (!isCurrent()) return;
      add({
        role: 'assistant',
        content: response,
        sources,
        ...(products && { products }),
        ...(questionId && { questionId }),
      });
    } catch (error) {
      if (!isCurrent()) return;
      console.error('The assistant did not answer', error);
      add(failure);
    } finally {
      clearTimeout(limit);
      if (isCurrent()) {
        running.current = null;
        setPending(undefined);
      }
    }
  };
  const retry = () => {
    const place = turns.findLastIndex(({ role }) => role === 'user');
    const question = turns[place];
    if (!question || running.current) return;
    const earlier = turns.slice(0, place);
    setTurns(earlier);
    void ask(question.content, earlier);
  };
  const rate = async (questionId: string, helpful: boolean) => {
    await rateAnswer(questionId, helpful);
    setTurns((before) =>
      before.map((turn) => (turn.questionId === questionId ? { ...turn, helpful } : turn)),
    );
  };
  const restart = () => {
    running.current?.abort();
    running.current = null;
    setPending(undefined);
    setTurns([greeting]);
  };
  return { turns, pending, ask, retry, rate, restart };
}
