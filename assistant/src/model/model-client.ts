import type { Prompt } from './prompt';

/** Maximum duration of an answer, in milliseconds. */
export const TIME_LIMIT = 15_000;
/** Maximum length of an answer, in characters; a longer one is a failure. */
const LONGEST = 4000;

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

/** The model's answer cannot be used; the message says why. */
export class ModelFailure extends Error {}

/** Talks to an OpenAI-compatible endpoint. */
export class ModelClient {
  private client: ReturnType<typeof openClient> | undefined;

  constructor(private readonly config: LanguageModelConfig) {}

  /**
   * The model's answer as it comes. Ending the iteration ends the request.
   *
   * @param left ends it too
   * @param onUsage called with the tokens that the model reports, if it does
   * @throws ModelFailure when it comes too late, too long, broken or not at all
   */
  async *say(
    { instructions, request }: Prompt,
    left: AbortSignal,
    onUsage: (tokens: Tokens) => void,
  ): AsyncGenerator<string> {
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), TIME_LIMIT);
    let length = 0;
    let isWhole = false;
    try {
      const client = await (this.client ??= openClient(this.config));
      const stream = await client.chat.completions.create(
        {
          model: this.config.model,
          stream: true,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: request },
          ],
        },
        { signal: AbortSignal.any([ending.signal, left]) },
      );
      for await (const { choices, usage } of stream) {
        if (usage) onUsage({ prompt: usage.prompt_tokens, answer: usage.completion_tokens });
        const [choice] = choices;
        const text = choice?.delta?.content ?? '';
        length += text.length;
        if (length > LONGEST) throw new ModelFailure(`It says more than ${LONGEST} characters`);
        if (text !== '') yield text;
        isWhole ||= choice?.finish_reason === 'stop';
      }
    } catch (error) {
      if (error instanceof ModelFailure) throw error;
      throw new ModelFailure(ending.signal.aborted ? 'It takes too long' : reasonOf(error));
    } finally {
      clearTimeout(timer);
      ending.abort();
    }
    // The client ends quietly both when time is up and when the connection breaks.
    if (!isWhole) throw new ModelFailure('It breaks off');
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
