/** A block of an answer: a paragraph, or a list. */
export type AnswerBlock = { text: string } | { items: string[] };

/** Splits an answer's plain text into blocks: lines that start with '- ' are a list, a blank line ends a paragraph. */
export function answerBlocks(response: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  let isNew = true;
  for (const line of response.split(/\r?\n/).map((text) => text.trim())) {
    const last = isNew ? undefined : blocks.at(-1);
    const item = /^- +(.+)$/.exec(line)?.[1];
    isNew = line === '';
    if (isNew) continue;
    if (item !== undefined) {
      if (last && 'items' in last) last.items.push(item);
      else blocks.push({ items: [item] });
    } else if (last && 'text' in last) last.text += `\n${line}`;
    else blocks.push({ text: line });
  }
  return blocks;
}

/** Whether a source is a path of this site. Others are shown as text, because an answer may be hostile. */
export function isSitePath(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url);
}
