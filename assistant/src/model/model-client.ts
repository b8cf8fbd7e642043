import type OpenAI from 'openai';
import { toolDefinitions, type ToolCall } from './tools';

/** Maximum length of an answer, in characters; a longer one is a failure. */
const LONGEST = 6000;
/** Characters that make a token, at the least. */
const TOKEN_LENGTH = 3;
/** Maximum number of calls of tools in one round. */
const MAX_CALLS = 4;

/** An OpenAI-compatible endpoint that words the assistant's answers. */
export interface LanguageModelConfig {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

export interface Tokens {
  prompt: number;
  answer: number;
}

export type ModelMessage = OpenAI.ChatCompletionMessageParam;

/** What a model sends: text, or with the end of a round the tools that it calls and the tokens that it reports. */
export type ModelPiece = { text: string } | { calls: readonly ToolCall[] } | { usage: Tokens };

export const tokensOf = (text: string) => Math.ceil(text.length / TOKEN_LENGTH);

/** The most tokens that a request may use; see `ModelClient.ask`. */
export const mostTokensOf = (messages: readonly ModelMessage[], mayCall: boolean): Tokens => ({
  prompt: tokensOf(JSON.stringify(mayCall ? [messages, toolDefinitions] : messages)),
  answer: LONGEST / TOKEN_LENGTH,
});

/** The model's answer cannot be used; the message says why. */
export class ModelFailure extends Error {}

/** Talks to an OpenAI-compatible endpoint. */
export class ModelClient {
  private client: ReturnType<typeof openClient> | undefined;

  constructor(private readonly config: LanguageModelConfig) {}

  /**
   * The model's answer as it comes. Ending the iteration ends the request.
   *
   * @param mayCall whether it may call tools
   * @param stop ends it too
   * @throws ModelFailure when it comes too late, too long, broken or not at all
   */
  async *ask(
    messages: readonly ModelMessage[],
    mayCall: boolean,
    stop: AbortSignal,
  ): AsyncGenerator<ModelPiece> {
    const ending = new AbortController();
    stop.addEventListener('abort', () => ending.abort(), { once: true, signal: ending.signal });
    if (stop.aborted) ending.abort();
    const calls: ToolCall[] = [];
    let length = 0;
    let isWhole = false;
    try {
      const client = await (this.client ??= openClient(this.config));
      const stream = await client.chat.completions.create(
        {
          model: this.config.model,
          stream: true,
          messages: [...messages],
          ...(mayCall && { tools: toolDefinitions }),
        },
        { signal: ending.signal },
      );
      for await (const { choices, usage } of stream) {
        if (usage) yield { usage: { prompt: usage.prompt_tokens, answer: usage.completion_tokens } };
        const [choice] = choices;
        const text = choice?.delta?.content ?? '';
        for (const { index, id, function: called } of choice?.delta?.tool_calls ?? []) {
          const call = (calls[index] ??= { id: id ?? `call-${index}`, name: '', input: '' });
          call.name += called?.name ?? '';
          call.input += called?.arguments ?? '';
          length += called?.arguments?.length ?? 0;
        }
        length += text.length;
        if (length > LONGEST) throw new ModelFailure(`It says more than ${LONGEST} characters`);
        if (text !== '') yield { text };
        isWhole ||= choice?.finish_reason === 'stop' || choice?.finish_reason === 'tool_calls';
      }
    } catch (error) {
      if (error instanceof ModelFailure) throw error;
      throw new ModelFailure(stop.aborted ? 'It takes too long' : reasonOf(error));
    } finally {
      ending.abort();
    }
    // The client ends quietly both when time is up and when the connection breaks.
    if (!isWhole) throw new ModelFailure(stop.aborted ? 'It takes too long' : 'It breaks off');
    if (calls.length > 0) yield { calls: calls.filter(Boolean).slice(0, MAX_CALLS) };
  }
}

/** Loaded with the first question: a site without a model must not hold it. */
async function openClient({ baseUrl, apiKey }: LanguageModelConfig) {
  const { default: Client } = await import('openai');
  return new Client({
    baseURL: baseUrl,
    // Endpoints on the own machine often want none, but the client insists on one.
    apiKey: apiKey ?? 'none',
    // Else the client would look for these in the environment.
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
  });
}

/** The message does not contain the response body, because it may contain anything. */
function reasonOf(error: unknown): string {
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status === 'number') return `It answers ${status}`;
  return error instanceof Error ? error.name : 'It fails';
}
