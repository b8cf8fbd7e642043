const ONLINE = 'li[data-aria-level]';

/** Joins the lists of Word on the web, which has one for each item, and says its level at the item. */
export function joinOnlineLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper'))
    wrapper.replaceWith(...wrapper.childNodes);
  const lists = body.querySelectorAll<HTMLElement>(`:is(ul, ol):has(> ${ONLINE})`);
  /** The open lists from the outside in, the last of which ended with the element before. */
  let open: { level: number; list: HTMLElement }[] = [];
  let end: Element | null = null;
  for (const list of lists) {
    const level = Number(list.querySelector<HTMLElement>(`:scope > ${ONLINE}`)!.dataset['ariaLevel']);
    const isNext = end !== null && list.previousElementSibling === end;
    open = isNext ? open.filter((outer) => outer.level <= level) : [];
    const last = open.at(-1);
    if (last?.level === level && last.list.tagName === list.tagName) {
      last.list.append(...list.children);
      list.remove();
      continue;
    }
    if (last?.level === level) open.pop();
    const item = open.at(-1)?.list.lastElementChild;
    if (item) item.append(list);
    else end = list;
    open.push({ level, list });
  }
}

interface WordItem {
  paragraph: HTMLElement;
  /** Nesting level; 1 is the outermost. */
  level: number;
  /** Word's number of the list: 'l0'. Levels of one list may have numbers of their own. */
  list: string;
  /** The marker that Word rendered: '1.', 'a)', '·'. */
  marker: string;
}

/** Converts Word's lists, which are styled paragraphs, to list elements. */
export function restoreWordLists(body: HTMLElement): void {
  for (const run of runsOfItems(body)) {
    run[0]!.paragraph.before(listOf(run));
    for (const { paragraph } of run) paragraph.remove();
  }
}

/** Groups consecutive items into lists. At the level on which a list began, another number begins another list. */
function runsOfItems(body: HTMLElement): WordItem[][] {
  const runs: WordItem[][] = [];
  let last: HTMLElement | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const item = readItem(paragraph);
    if (!item) continue;
    const first = runs.at(-1)?.[0];
    const isNext = last !== undefined && paragraph.previousElementSibling === last;
    if (isNext && first && (item.level > first.level || item.list === first.list)) runs.at(-1)!.push(item);
    else runs.push([item]);
    last = paragraph;
  }
  return runs;
}

function readItem(paragraph: HTMLElement): WordItem | undefined {
  const [, number, level] =
    /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (number === undefined) return undefined;
  const drawn = [...paragraph.querySelectorAll('[style*="mso-list"]')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style')!),
  );
  const marker = drawn.map(({ textContent }) => textContent).join('');
  for (const span of drawn) span.remove();
  return { paragraph, level: Number(level), list: number, marker: marker.replace(/\s|\u00a0/g, '') };
}

function listOf(items: WordItem[]): HTMLElement {
  const outermost = Math.min(...items.map(({ level }) => level));
  const list = emptyList(items[0]!.marker);
  for (const [index, { level, paragraph }] of items.entries()) {
    if (level > outermost && list.lastElementChild) continue;
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    const inner = items.slice(index + 1);
    const end = inner.findIndex((other) => other.level <= level);
    const deeper = end === -1 ? inner : inner.slice(0, end);
    if (deeper.length > 0) item.append(listOf(deeper));
    list.append(item);
  }
  return list;
}

function emptyList(marker: string): HTMLElement {
  const isNumbered = /^\(?([0-9]+|[a-z]{1,4})[.)]/i.test(marker);
  const list = document.createElement(isNumbered ? 'ol' : 'ul');
  const start = /^\(?(\d+)/.exec(marker)?.[1];
  if (isNumbered && start !== undefined && start !== '1') list.setAttribute('start', start);
  return list;
}
