/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { richTextExtensions } from '../rich-text-extensions';
import { writtenHtml } from '../written-html';
import { canHaveFootnote, insertFootnote } from './insert-footnote';
import { findNote } from './notes';

// jsdom has neither a clipboard nor layout.
Object.assign(globalThis, { ClipboardEvent: class extends Event {} });
document.elementFromPoint = () => null;
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

let editor: Editor;
function edit(content: string): void {
  const element = document.body.appendChild(document.createElement('div'));
  editor = new Editor({ extensions: richTextExtensions, element, content });
}
afterEach(() => {
  editor.destroy();
  document.body.replaceChildren();
});

const html = () => writtenHtml(editor.state.doc).replace(/\n/g, '');
/** Moves the cursor behind a text. */
function goBehind(text: string): void {
  editor.state.doc.descendants((node, pos) => {
    const at = node.text?.indexOf(text) ?? -1;
    if (at !== -1) editor.commands.setTextSelection(pos + at + text.length);
  });
}
const type = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text));
function add(behind: string, text: string): void {
  goBehind(behind);
  insertFootnote(editor);
  type(text);
}
const press = (key: string) =>
  editor.view.someProp('handleKeyDown', (handle) =>
    handle(
      editor.view,
      new KeyboardEvent('keydown', { key, keyCode: { Enter: 13, Tab: 9, Backspace: 8 }[key] ?? 0 }),
    ),
  );

const reference = (number: number, id: number) =>
  `<sup><a href="#fn-${id}" id="fn-${id}-ref">${number}</a></sup>`;
const note = (id: number, text: string) => `<li id="fn-${id}">${text} <a href="#fn-${id}-ref">↩</a></li>`;

test('a footnote is made behind the cursor, typed below the text, and linked both ways', () => {
  edit('<p>It is red. It is fat-soluble.</p>');
  add('red', 'As in salmon.');
  expect(html()).toBe(
    `<p>It is red${reference(1, 1)}. It is fat-soluble.</p><ol>${note(1, 'As in salmon.')}</ol>`,
  );
});

test('footnotes are numbered by their order in the text, and listed in it', () => {
  edit('<p>One. Two. Three.</p>');
  add('Three', 'c');
  add('One', 'a');
  add('Two', 'b');
  type('b');
  expect(html()).toBe(
    `<p>One${reference(1, 2)}. Two${reference(2, 3)}. Three${reference(3, 1)}.</p><ol>${note(2, 'a')}${note(3, 'bb')}${note(1, 'c')}</ol>`,
  );
});

test('footnotes follow a part of the text that is moved, and keep their texts if their reference is deleted', () => {
  edit('<p>One.</p><p>Two.</p>');
  add('One', 'a');
  add('Two', 'b');
  const { doc, tr } = editor.state;
  const first = doc.firstChild!;
  editor.view.dispatch(tr.insert(first.nodeSize + doc.child(1).nodeSize, first).delete(0, first.nodeSize));
  const moved = `<p>Two${reference(1, 2)}.</p><p>One${reference(2, 1)}.</p><ol>${note(2, 'b')}${note(1, 'a')}</ol>`;
  expect(html()).toBe(moved);
  goBehind('Two');
  const { from } = editor.state.selection;
  editor.view.dispatch(editor.state.tr.delete(from, from + 1));
  expect(html()).toBe(`<p>Two.</p><p>One${reference(1, 1)}.</p><ol>${note(2, 'b')}${note(1, 'a')}</ol>`);
});

test('one undo removes a footnote with its reference, and redo brings both back', () => {
  edit('<p>One. Two.</p>');
  add('Two', 'b');
  const before = editor.state.doc;
  goBehind('One');
  insertFootnote(editor);
  const after = editor.state.doc;
  type('a');
  editor.commands.undo();
  expect(editor.state.doc.eq(after)).toBe(true);
  editor.commands.undo();
  expect(editor.state.doc.eq(before)).toBe(true);
  editor.commands.redo();
  expect(editor.state.doc.eq(after)).toBe(true);
});

test('a footnote may have paragraphs, and cannot have a footnote', () => {
  edit('<p>One</p>');
  add('One', 'a');
  press('Enter');
  type('b');
  expect(html()).toContain('<ol><li id="fn-1"><p>a</p><p>b <a href="#fn-1-ref">↩</a></p></li></ol>');
  expect(canHaveFootnote(editor.state)).toBe(false);
  expect(insertFootnote(editor)).toBe(false);
});

test('Enter at a selected paragraph of a footnote goes on below it', () => {
  edit('<p>One</p>');
  add('One', 'a');
  press('Enter');
  editor.commands.setNodeSelection(findNote(editor.state.doc, 'fn-1')!.pos + 1);
  press('Enter');
  type('b');
  expect(html()).toContain('<li id="fn-1"><p>a</p><p>b</p><p> <a href="#fn-1-ref">↩</a></p></li>');
});

test('keys of lists keep footnotes where they are: Tab goes to the next one, and back to the text behind the last', () => {
  edit('<p>One. Two.</p>');
  add('One', 'a');
  add('Two', 'b');
  const before = html();
  goBehind('a');
  press('Tab');
  type('2');
  expect(html()).toBe(before.replace('>b ', '>2b '));
  press('Tab');
  type('!');
  expect(html()).toBe(before.replace('>b ', '>2b ').replace('2</a></sup>', '2</a></sup>!'));
});

test('Backspace at its start deletes an empty footnote with its reference, and keeps any other', () => {
  edit('<p>One. Two.</p>');
  add('One', '');
  add('Two', 'b');
  const { pos } = findNote(editor.state.doc, 'fn-2')!;
  editor.commands.setTextSelection(pos + 2);
  const before = editor.state.doc;
  press('Backspace');
  expect(editor.state.doc.eq(before)).toBe(true);
  editor.commands.setTextSelection(findNote(editor.state.doc, 'fn-1')!.pos + 2);
  press('Backspace');
  type('!');
  expect(html()).toBe(`<p>One!. Two${reference(1, 2)}.</p><ol>${note(2, 'b')}</ol>`);
});

test.each([
  [
    'as Markdown has them',
    `<p>a${reference(1, 1)} b${reference(2, 2)}</p><ol>${note(1, 'c')}${note(2, 'd')}</ol>`,
  ],
  [
    'of WordPress, whose reference is in the raised text',
    '<p>a<sup id="fn-x-ref"><a href="#fn-x">1</a></sup></p><ol><li id="fn-x">c <a href="#fn-x-ref">↩</a></li></ol>',
  ],
])('footnotes %s are read, and stay as they are', (_name, written) => {
  edit(written);
  let found = 0;
  editor.state.doc.descendants(({ type: { name } }) => void (found += name === 'footnote' ? 1 : 0));
  expect(found).toBe(written.match(/<sup/g)!.length);
  expect(html()).toBe(
    written.replace('<sup id="fn-x-ref"><a href="#fn-x">', '<sup><a href="#fn-x" id="fn-x-ref">'),
  );
});

test('footnotes of Word are numbered again with their paragraphs', () => {
  const word = (number: number, id: string, text: string) =>
    `<p id="fn-${id}"><a href="#fn-${id}-ref">[${number}]</a> ${text}</p>`;
  edit(
    `<p>One<a href="#fn-a" id="fn-a-ref">[1]</a></p><p>Two<a href="#fn-b" id="fn-b-ref">[2]</a></p>${word(1, 'a', 'x')}${word(2, 'b', 'y')}`,
  );
  const { doc, tr } = editor.state;
  const first = doc.firstChild!;
  editor.view.dispatch(tr.insert(first.nodeSize + doc.child(1).nodeSize, first).delete(0, first.nodeSize));
  expect(html()).toContain(`${word(1, 'b', 'y')}${word(2, 'a', 'x')}`);
});

test.each(['<p>m<sup>2</sup></p>', '<p><a href="#fn-1">1</a></p>', '<p>See <a href="#part">1</a></p>'])(
  '%s has no footnote',
  (written) => {
    edit(written);
    expect(html()).toBe(written);
    expect(editor.getJSON()).not.toHaveProperty('content.0.content.0.type', 'footnote');
  },
);

test('a copied text with its footnote gets one of its own, and a copied reference leads to the same', () => {
  edit('<p>One</p>');
  add('One', 'a');
  const { dom } = editor.view.serializeForClipboard(editor.state.doc.slice(0, editor.state.doc.content.size));
  editor.commands.setTextSelection(1);
  editor.view.pasteHTML(dom.innerHTML);
  expect(html()).toMatch(
    /^<p>One<sup><a href="#fn-2" id="fn-2-ref">1<\/a><\/sup>.*<li id="fn-2">a <a href="#fn-2-ref">/,
  );
  expect(html().match(/id="fn-1"/g)).toHaveLength(1);
  editor.commands.setContent(`<p>One${reference(1, 1)}</p><ol>${note(1, 'a')}</ol>`);
  const sentence = editor.view.serializeForClipboard(editor.state.doc.slice(1, 5)).dom.innerHTML;
  editor.commands.setTextSelection(1);
  editor.view.pasteHTML(sentence);
  expect(html()).toBe(
    `<p>One${reference(1, 1)}One<sup><a href="#fn-1">1</a></sup></p><ol>${note(1, 'a')}</ol>`,
  );
});
