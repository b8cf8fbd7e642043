/** '[^name]: text', with further lines that are indented. */
const DEFINITION = /^\[\^([^\]\s]+)\]:[ \t]*(.*(?:\n(?:[ \t]+\S.*|[ \t]*(?=\n[ \t]+\S)))*)/gm;
const REFERENCE = /\[\^([^\]\s]+)\]/g;
/** Code, in which nothing is a footnote. */
const CODE = /(^(```|~~~)[\s\S]*?^\2[^\n]*$|`[^`\n]+`)/gm;

/**
 * Writes the footnotes of a Markdown text as HTML, which Markdown may contain: references with a number, and their notes
 * in a list at the end, each with a link back. A reference without a note stays as it is.
 */
export function footnotesAsHtml(markdown: string): string {
  const kept: string[] = [];
  const text = markdown.replace(CODE, (code) => `\0${kept.push(code) - 1}\0`);
  const notes = new Map<string, string>();
  const body = text.replace(DEFINITION, (_whole, name: string, note: string) => {
    notes.set(name, note.replace(/\n[ \t]*/g, ' ').trim());
    return '';
  });
  const order: string[] = [];
  const numbered = body.replace(REFERENCE, (whole, name: string) => {
    if (!notes.has(name)) return whole;
    const isFirst = !order.includes(name);
    if (isFirst) order.push(name);
    const number = order.indexOf(name) + 1;
    return `<sup><a href="#fn-${number}"${isFirst ? ` id="fn-${number}-ref"` : ''}>${number}</a></sup>`;
  });
  const list = order.map(
    (name, index) =>
      `<li id="fn-${index + 1}">\n\n${notes.get(name)} <a href="#fn-${index + 1}-ref">↩</a>\n\n</li>`,
  );
  const whole = list.length === 0 ? numbered : `${numbered.trimEnd()}\n\n<ol>\n${list.join('\n')}\n</ol>\n`;
  return whole.replace(/\0(\d+)\0/g, (_mark, index: string) => kept[Number(index)]!);
}
