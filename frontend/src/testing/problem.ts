import type { Problem } from '@astaguide/contracts/lib/problem';

/** A non-2xx response with problem details: `errors` of fields, the `current` entity of a conflict. */
export function problem(status: number, parts: Partial<Problem>): Response {
  return Response.json({ type: 'about:blank', title: 'No', status, ...parts }, { status });
}
