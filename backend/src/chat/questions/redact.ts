/** Kept of a question at most. Characters. */
const LONGEST = 300;

/** What could name or reach somebody, and what stands in its place. Each pattern takes linear time. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\b(?:https?:\/\/|www\.)\S+/gi, '[link]'],
  [/\S+@\S+/g, '[email]'],
  // Handles of networks: @somebody.
  [/(?<=^|\s)@\w+/g, '[name]'],
  [/\b[a-z]{2}\d{2}[a-z0-9]{10,30}\b/gi, '[number]'],
  // Phone, card and order numbers: five digits or more, whatever stands between them.
  [/\+?\d(?:[ ().\-/]{0,2}\d){4,}/g, '[number]'],
  // What people say before they give their name.
  [
    /\b(my name is|i am called|ich hei(?:ß|ss)e|mein name ist|me llamo|mi nombre es)\s+[^\s,.!?]+(?:\s+[A-ZÄÖÜÁÉÍÓÚÑ][^\s,.!?]*)?/gi,
    '$1 [name]',
  ],
];

/** A question without addresses, numbers and names that could tell who asked it. */
export function redact(question: string): string {
  const text = question.replace(/\s+/g, ' ').trim();
  return replacements
    .reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
    .slice(0, LONGEST)
    .toWellFormed();
}
