import { sendJson } from '../../api/http';

/** Adds an entity to those at a path, or replaces the one with an id. @returns what `sendJson` returns */
export const saveJson = (path: string, id: number | undefined, input: unknown) =>
  id === undefined ? sendJson('POST', path, input) : sendJson('PUT', `${path}/${id}`, input);
