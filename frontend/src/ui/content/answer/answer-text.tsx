/** The text of an answer. Never rendered as markup. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken px-3.5 py-2.5 break-words">
      {answerBlocks(text).map((block, index) =>
        'items' in block ? (
          <ul key={index} className="flex list-disc flex-col gap-1 pl-5 marker:text-accent">
            {block.items.map((item, place) => (
              <li key={place}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={index} className="whitespace-pre-line">
            {block.text}
          </p>
        ),
      )}
    </div>
  );
}

/** A block of an answer: a paragraph, or a list. */
type AnswerBlock = { text: string } | { items: string[] };

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
