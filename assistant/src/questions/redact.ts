/** Maximum length of a stored question. Characters. */
const LONGEST = 300;

/** Patterns of personal data with their placeholders. Each pattern runs in linear time. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\b(?:https?:\/\/|www\.)\S+/gi, '[link]'],
  [/\S+@\S+/g, '[email]'],
  // Handles of social networks: @somebody.
  [/(?<=^|\s)@\w+/g, '[name]'],
  [/\b[a-z]{2}\d{2}[a-z0-9]{10,30}\b/gi, '[number]'],
  // Phone, card and order numbers: five digits or more, with up to two separators in between.
  [/\+?\d(?:[ ().\-/]{0,2}\d){4,}/g, '[number]'],
  // Names after a phrase such as 'my name is'.
  [
    /\b(my name is|i am called|ich hei(?:ß|ss)e|mein name ist|me llamo|mi nombre es)\s+[^\s,.!?]+(?:\s+[A-ZÄÖÜÁÉÍÓÚÑ][^\s,.!?]*)?/gi,
    '$1 [name]',
  ],
];

/** Removes addresses, numbers and names that could identify the visitor. */
export function redact(question: string): string {
  const text = question.replace(/\s+/g, ' ').trim();
  return replacements
    .reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
    .slice(0, LONGEST)
    .toWellFormed();
}
