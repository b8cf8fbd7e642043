import { MAX_MESSAGE_LENGTH } from '@astaguide/contracts/chat/chat-rules';
import { useState, type FormEvent, type RefObject } from 'react';
import { useBriefly } from '../../lib/hooks/use-briefly';
import { Button } from '../../ui/button';
import { SendIcon } from '../../ui/icons';

/** How long the typing hint stays after the last input. Milliseconds. */
const TYPING_MS = 1000;

interface QuestionFormProps {
  inputRef: RefObject<HTMLInputElement | null>;
  isPending: boolean;
  onAsk: (question: string) => void;
  onClear: () => void;
}

/** The form for questions. */
export function QuestionForm({ inputRef, isPending, onAsk, onClear }: QuestionFormProps) {
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useBriefly<boolean>(TYPING_MS);

  const onInput = (value: string) => {
    setText(value);
    setIsTyping(true);
  };
  const isEmpty = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isPending) return;
    onAsk(text);
    setText('');
  };
  return (
    <div className="shrink-0 border-t border-line px-4 pt-3 pb-1.5">
      <form onSubmit={submit} className="flex gap-2">
        <input
          ref={inputRef}
          type="text"
          aria-label="Your question"
          placeholder="Ask about astaxanthin…"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={MAX_MESSAGE_LENGTH}
          value={text}
          disabled={isPending}
          onChange={(event) => onInput(event.target.value)}
          className="min-h-11 min-w-0 grow rounded-sm border border-edge bg-surface px-3 placeholder:text-muted disabled:opacity-60"
        />
        <Button
          look="primary"
          className="size-11 shrink-0 px-0!"
          type="submit"
          aria-label="Send"
          disabled={isEmpty || isPending}
        >
          <SendIcon />
        </Button>
      </form>
      <div className="flex min-h-9 items-center justify-between gap-3 text-xs text-muted">
        {isTyping ? <p aria-hidden="true">typing…</p> : <p>Not medical advice.</p>}
        <button
          type="button"
          onClick={onClear}
          className="min-h-7 shrink-0 rounded-sm font-semibold underline decoration-line underline-offset-4 hover:text-ink hover:decoration-accent"
        >
          Clear Chat
        </button>
      </div>
    </div>
  );
}
