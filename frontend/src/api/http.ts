import { ApiError } from '../lib/errors';
import { retryAfterSeconds } from '../lib/retry-after';

/** Loads a GET path of the JSON API: over the network in a browser, in-process on the server. */
export type ApiLoader = (path: string, signal?: AbortSignal) => Promise<unknown>;

/**
 * Sends a request with a JSON body.
 *
 * @returns the response's JSON, undefined for 204
 * @throws ApiError for a non-2xx response, TypeError when the server cannot be reached
 */
export async function sendJson<Answer = unknown>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: unknown,
): Promise<Answer> {
  const hasPayload = payload !== undefined;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: hasPayload ? { 'content-type': 'application/json' } : {},
    ...(hasPayload && { body: JSON.stringify(payload) }),
  });
  return (await readAnswer(response)) as Answer;
}

/** Uploads a file as the one field of a form. For its errors, see `sendJson`. */
export async function sendFile<Answer>(path: string, field: string, file: File): Promise<Answer> {
  const body = new FormData();
  body.append(field, file);
  return (await readAnswer(await fetch(path, { method: 'POST', credentials: 'include', body }))) as Answer;
}

/** The browser's loader. */
export const loadJson: ApiLoader = async (path, signal) =>
  readAnswer(await fetch(path, { credentials: 'include', ...(signal && { signal }) }));

/** The response, or null for one status that is no error here: 404 for pages that show 'not found' instead. */
export async function orNull<Answer>(answer: Promise<Answer>, status = 404): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === status) return null;
    throw error;
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw await answerError(response);
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** The problem of a non-2xx response. */
export async function answerError(response: Response): Promise<ApiError> {
  const text = await response.text();
  return new ApiError(
    response.status,
    text || response.statusText,
    retryAfterSeconds(response.headers.get('retry-after')),
  );
}
