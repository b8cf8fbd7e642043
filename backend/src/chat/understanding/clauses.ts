/** Words that begin a new question after a comma or an 'and'. */
const beginnings =
  'what|which|who|how|why|when|where|is|are|does|do|can|has|was|wie|welche|welches|welcher|wo|warum|wann|ist|kann|que|cual|cuanto|cuantas|cuantos|donde|es|cuándo|cómo|cuánto|cuántas|cuántos|dónde|wat|welke|hoeveel|waar|czy|ile|jaki|gdzie';
const joints = new RegExp(
  `[?!;]+|\\.\\s+(?=\\p{L})|,?\\s+(?:and|und|y|en|i|oraz)\\s+(?=(?:${beginnings})\\b)|,\\s*(?=(?:${beginnings})\\b)`,
  'iu',
);
/** Maximum number of clauses that are read. */
const MAX_CLAUSES = 4;

/** The questions of a message: 'How much is it and is it vegan?' asks two. */
export function clausesOf(message: string): string[] {
  const parts = message
    .split(joints)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
  return parts.length > MAX_CLAUSES
    ? [...parts.slice(0, MAX_CLAUSES - 1), parts.slice(MAX_CLAUSES - 1).join(' ')]
    : parts;
}
