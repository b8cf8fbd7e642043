/** @jest-environment jsdom */
import type { TextBlockKind } from '@astaguide/contracts/publishing/text-blocks';
import { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import { array, assert, constantFrom, nat, oneof, property } from 'fast-check';
import { captionOf, imageBlock, setCaption } from './captions';
import { insertFootnote } from './references/insert-footnote';
import { cite, insertBlock } from './insert-block';
import { richTextExtensions } from './rich-text-extensions';
import { leaveTable } from './table-nodes';
import { moreBlocks, type Tool } from './tools';
import { writtenHtml } from './written-html';

// jsdom has neither a clipboard nor layout.
Object.assign(globalThis, { ClipboardEvent: class extends Event {} });
document.elementFromPoint = () => null;
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const card = (productId: number) => ({
  type: 'textBlock',
  attrs: { kind: 'product', value: String(productId) },
});
const picture = { type: 'paragraph', content: [{ type: 'image', attrs: { src: '/a.webp', alt: '' } }] };
const blockOf = (label: string) =>
  moreBlocks.find((tool) => tool.label === label)!.run as Exclude<Tool['run'], string | (() => void)>;
const blocks = {
  'a product card': card(1),
  'an image': picture,
  'a line': blockOf('Horizontal line'),
  'a video': { type: 'textBlock', attrs: { kind: 'video', value: 'vimeo:7', title: null } },
  'an image with a caption': imageBlock({ src: '/a.webp', alt: '' }, 'Seen close'),
};

const textBlock = (kind: TextBlockKind, value: string) => ({ type: 'textBlock', attrs: { kind, value } });
/** Those in which the cursor is not below the block as well. */
const allBlocks = {
  ...blocks,
  'a callout': blockOf('Callout'),
  'a table': blockOf('Table'),
  'a newsletter form': blockOf('Newsletter form'),
  'a comparison': textBlock('comparison', '1,2'),
  'a study': textBlock('study', 'park-2010'),
  questions: textBlock('questions', 'how-much'),
};

const open: Editor[] = [];
function edit(content = ''): Editor {
  const element = document.body.appendChild(document.createElement('div'));
  const editor = new Editor({ extensions: richTextExtensions, element, content });
  open.push(editor);
  return editor;
}
afterEach(() => {
  for (const editor of open.splice(0)) editor.destroy();
  document.body.replaceChildren();
});

/** Presses a key as a browser does: the editor may handle it; otherwise a letter goes to the selection. */
function press(editor: Editor, key: string, keyCode = 0): void {
  const { view } = editor;
  const event = new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true });
  if (view.someProp('handleKeyDown', (handle) => handle(view, event)) || key.length > 1) return;
  const { from, to } = view.state.selection;
  const insert = () => view.state.tr.insertText(key);
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, key, insert)))
    view.dispatch(insert());
}
const type = (editor: Editor, text: string) => [...text].forEach((letter) => press(editor, letter));
const html = ({ state }: Editor) => writtenHtml(state.doc).replace(/\n/g, '');
const CARD = '<figure data-product="1"></figure>';

describe.each(Object.entries(blocks))('%s', (_name, block) => {
  test('is followed by a new paragraph with the cursor, where “## ” begins a heading', () => {
    const editor = edit('<p>Before</p>');
    editor.commands.focus('end');
    insertBlock(editor, block);
    const inserted = html(editor);
    type(editor, '## Heading');
    expect(html(editor)).toBe(`${inserted}<h2>Heading</h2>`);
  });

  test('replaces an empty paragraph, and no other block', () => {
    const editor = edit('<p></p>');
    insertBlock(editor, block);
    insertBlock(editor, block);
    expect(editor.state.doc.childCount).toBe(3);
    expect(editor.state.doc.lastChild!.content.size).toBe(0);
  });

  test('follows a selected block', () => {
    const editor = edit(`<p>a</p>${CARD}<p>b</p>`);
    editor.commands.setNodeSelection(3);
    insertBlock(editor, block);
    type(editor, 'x');
    expect(html(editor)).toMatch(/^<p>a<\/p><figure data-product="1"><\/figure>.+x.+<p>b<\/p>$/);
  });

  test('is removed by one undo, apart from what was typed around it', () => {
    const editor = edit();
    type(editor, 'a');
    insertBlock(editor, block);
    type(editor, 'b');
    editor.commands.undo();
    editor.commands.undo();
    expect(html(editor)).toBe('<p>a</p>');
    editor.commands.redo();
    editor.commands.redo();
    expect(html(editor)).toMatch(/^<p>a<\/p>.+b/);
  });
});

describe('a product card', () => {
  test('follows the whole list, quotation, table or figure with the cursor, where readers see it', () => {
    for (const holder of [
      '<ul><li>a</li></ul>',
      '<blockquote><p>a</p></blockquote>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
      '<figure><img src="/a.webp" alt=""><figcaption>a</figcaption></figure>',
    ]) {
      const editor = edit(`<p>x</p>${holder}<p>y</p>`);
      editor.state.doc.descendants(
        (node, pos) => void (node.text === 'a' && editor.commands.setTextSelection(pos + 1)),
      );
      insertBlock(editor, card(1));
      expect(html(editor)).toBe(`<p>x</p>${holder}${CARD}<p>y</p>`);
    }
  });

  test('precedes the paragraph at whose start the cursor is, and follows it otherwise without splitting it', () => {
    const editor = edit('<p>ab</p>');
    editor.commands.setTextSelection(1);
    insertBlock(editor, card(1));
    editor.commands.setTextSelection(5);
    insertBlock(editor, card(2));
    expect(html(editor)).toBe(`${CARD}<p>ab</p><figure data-product="2"></figure>`);
  });

  test('that is selected is kept by letters, keys with AltGr and pastes, which go below it', () => {
    const editor = edit(`${CARD}<p>b</p>`);
    editor.commands.setNodeSelection(0);
    type(editor, 'ab');
    editor.commands.setNodeSelection(0);
    editor.view.pasteHTML('<p>pasted</p>');
    editor.commands.setNodeSelection(0);
    editor.view.pasteHTML('<figure data-product="2"></figure>');
    type(editor, 'c');
    expect(html(editor)).toBe(
      `${CARD}<figure data-product="2"></figure><p>c</p><p>pasted</p><p>ab</p><p>b</p>`,
    );
  });

  test.each([
    ['Backspace', 8, `${CARD}<p>b</p>`, 2],
    ['Delete', 46, `<p>b</p>${CARD}`, 2],
    ['Backspace', 8, '<hr><p>b</p>', 2],
  ])('or line beside the cursor is selected by %s first, then deleted', (key, code, content, cursor) => {
    const editor = edit(content);
    editor.commands.setTextSelection(cursor);
    press(editor, key, code);
    expect(html(editor)).toBe(content);
    press(editor, key, code);
    expect(html(editor)).toBe('<p>b</p>');
  });
});

test('a selected image in a line is kept by what is typed', () => {
  const editor = edit('<p>a<img src="/a.webp" alt="">b</p>');
  editor.commands.setNodeSelection(2);
  type(editor, 'x');
  expect(html(editor)).toBe('<p>a<img src="/a.webp" alt="">xb</p>');
});

test('a table has the cursor in its first cell', () => {
  const editor = edit('<p>x</p>');
  insertBlock(editor, allBlocks['a table']);
  editor.commands.insertContent('Dose');
  expect(editor.getHTML()).toContain('<tr><th><p>Dose</p></th><th><p></p></th>');
});

test('Tab in the last cell adds a row, Shift-Tab goes back, and the table can be left', () => {
  const editor = edit('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><p>c</p>');
  editor.commands.setTextSelection(9);
  press(editor, 'Tab', 9);
  type(editor, 'd');
  const { view } = editor;
  const back = new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9, shiftKey: true });
  view.someProp('handleKeyDown', (handle) => handle(view, back));
  type(editor, 'e');
  editor.commands.command(leaveTable);
  type(editor, 'f');
  expect(html(editor)).toBe(
    '<table><tbody><tr><td>a</td><td>e</td></tr><tr><td>d</td><td></td></tr></tbody></table><p>fc</p>',
  );
});

test('a remark is typed into, and left by two empty lines', () => {
  const editor = edit('<p>a</p>');
  editor.commands.focus('end');
  insertBlock(editor, { type: 'callout', content: [{ type: 'paragraph' }] });
  type(editor, 'b');
  press(editor, 'Enter', 13);
  press(editor, 'Enter', 13);
  type(editor, 'c');
  expect(html(editor)).toMatch(/^<p>a<\/p><aside data-callout="note"><p>b<\/p><\/aside><p>c<\/p>/);
});

test('an empty remark stays when it is left', () => {
  const editor = edit('<p>a</p>');
  editor.commands.focus('end');
  insertBlock(editor, { type: 'callout', content: [{ type: 'paragraph' }] });
  press(editor, 'Enter', 13);
  type(editor, 'b');
  expect(html(editor)).toBe('<p>a</p><aside data-callout="note"></aside><p>b</p>');
});

test('the caption of an image is added, changed and removed, and the image stays selected', () => {
  const editor = edit('<p>a</p><p><img src="/a.webp" alt=""></p>');
  editor.commands.setNodeSelection(4);
  for (const caption of ['One', 'Two', '']) {
    editor.commands.command(({ tr }) => setCaption(tr, caption));
    expect(captionOf(editor.state.selection)).toBe(caption);
    expect(editor.isActive('image')).toBe(true);
  }
  editor.commands.command(({ tr }) => setCaption(tr, 'Three'));
  expect(html(editor)).toBe(
    '<p>a</p><figure><img src="/a.webp" alt=""><figcaption>Three</figcaption></figure>',
  );
});

test('no block is lost in any sequence of inserting, typing, selecting, moving, pasting and undoing', () => {
  const move = nat(1000).map((at) => (editor: Editor) => {
    const { doc, tr } = editor.state;
    editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(at % doc.content.size))));
    return [];
  });
  const select = nat(1000).map((at) => (editor: Editor) => {
    const places: number[] = [];
    editor.state.doc.descendants((node, pos) => void (NodeSelection.isSelectable(node) && places.push(pos)));
    editor.commands.setNodeSelection(places[at % places.length]!);
    return [];
  });
  const insert = constantFrom(...Object.values(allBlocks)).map((block) => (editor: Editor) => {
    insertBlock(editor, block);
    return kindsOf(editor.schema.nodeFromJSON(block));
  });
  const refer = constantFrom('footnote', 'citation').map((what) => (editor: Editor) => {
    const isPossible = editor.state.selection.$to.parent.inlineContent;
    if (what === 'footnote') return insertFootnote(editor) ? ['footnote', 'note'] : [];
    if (isPossible) cite(editor, 'park-2010');
    return isPossible ? ['citation'] : [];
  });
  const letters = constantFrom('a', '## b', '- c', '> d').map((text) => (editor: Editor) => {
    type(editor, text);
    return [];
  });
  const paste = constantFrom(
    '<p>p</p>',
    '<p>p</p><p>q</p>',
    'p',
    '<figure data-product="2"></figure>',
    '<figure data-video="vimeo:7"></figure>',
  ).map((text) => (editor: Editor) => {
    editor.view.pasteHTML(text);
    const kind = /data-(\w+)/.exec(text)?.[1];
    return kind === undefined ? [] : [kind];
  });
  const undo = nat(4).map((steps) => (editor: Editor) => {
    const before = editor.state.doc;
    let undone = 0;
    while (undone < steps && editor.commands.undo()) undone++;
    for (; undone > 0; undone--) editor.commands.redo();
    expect(editor.state.doc.eq(before)).toBe(true);
    return [];
  });
  const keys = constantFrom<[string, number]>(['Enter', 13], ['Tab', 9]).map(
    ([key, code]) =>
      (editor: Editor) => {
        press(editor, key, code);
        return [];
      },
  );
  assert(
    property(
      array(oneof(insert, insert, refer, letters, move, select, paste, undo, keys), { maxLength: 15 }),
      (steps) => {
        const editor = edit();
        const inserted = steps.flatMap((step) => step(editor));
        expect(kindsOf(editor.state.doc)).toEqual(inserted.toSorted());
        editor.state.doc.check();
        // What is saved has them too.
        const { doc } = editor.state;
        editor.commands.setContent(writtenHtml(doc));
        expect(kindsOf(editor.state.doc)).toEqual(inserted.toSorted());
        editor.destroy();
      },
    ),
    { numRuns: 40 },
  );
});

/** The blocks and references of a text, by their kinds. */
function kindsOf(text: Node): string[] {
  const found: string[] = [];
  const add = ({ type: { name }, attrs }: Node) => {
    if (name === 'textBlock') found.push(attrs.kind as string);
    else if (name === 'listItem' && attrs.id) found.push('note');
    else if (kept.has(name)) found.push(name);
  };
  add(text);
  text.descendants(add);
  return found.toSorted();
}
const kept = new Set(['callout', 'image', 'table', 'horizontalRule', 'footnote', 'citation']);
