import { footnotesAsHtml } from '@astaguide/contracts/publishing/markdown-footnotes';
import { marked } from 'marked';
import { removalNote, removedTexts } from '@astaguide/contracts/publishing/removed-elements';
import { videoOf } from '@astaguide/contracts/publishing/video-address';
import { DOMParser as DocumentParser, Slice } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { use, useMemo, useRef } from 'react';
import { toast, toastError } from '../../../../lib/toast-store';
import { PickersContext } from '../../contexts';
import { insertWithParagraph } from '../insert-block';
import { cleanPastedHtml } from './pasted-html';
import { placePicture, replacePicture } from './placed-pictures';

/** Pictures of one paste whose failures are named each. */
const NAMED_FAILURES = 3;

/** How a text takes what is pasted and dropped: pictures are stored on this site, Markdown and videos become blocks. */
export function usePasting(): EditorProps {
  const store = use(PickersContext)?.storePicture;
  const opened = useRef<EditorView>(null);
  return useMemo(() => {
    const clean = (html: string, view: EditorView | null) => {
      const removed: string[] = [];
      const cleaned = cleanPastedHtml(html, {
        siteOrigin: window.location.origin,
        isTaken: (id) => view?.dom.querySelector(`[id="${id}"]`) !== null,
        removed,
      });
      const note = removalNote(removedTexts(removed));
      if (note !== undefined)
        toast({ title: note, description: 'Articles can’t have it. The rest was pasted.' });
      if (view && store) void takeForeignPictures(view, cleaned, store);
      return cleaned;
    };
    const takeFiles = (view: EditorView, files: readonly File[], at: number): boolean => {
      const pictures = files.filter(({ type }) => type.startsWith('image/'));
      if (pictures.length === 0 || !store) return false;
      for (const file of pictures) void takeFile(view, at, file, store(file));
      return true;
    };
    return {
      transformPastedHTML: (html, view) => clean(html, view),
      clipboardTextParser: (text, _context, plain, view) => {
        opened.current = view;
        const html = plain ? undefined : structuredHtml(text);
        // Undefined leaves it to the editor.
        if (html === undefined) return undefined as unknown as Slice;
        const body = document.createElement('div');
        body.innerHTML = clean(html, view);
        return DocumentParser.fromSchema(view.state.schema).parseSlice(body, { preserveWhitespace: false });
      },
      handlePaste: (view, event) => {
        const data = event.clipboardData;
        if (!data) return false;
        const video = videoOf(data.getData('text/plain').trim());
        if (
          video !== undefined &&
          !/\s/.test(data.getData('text/plain').trim()) &&
          view.state.selection.empty
        ) {
          const { tr, schema } = view.state;
          insertWithParagraph(tr, schema.nodes.textBlock!.create({ kind: 'video', value: video }));
          view.dispatch(tr);
          return true;
        }
        // A copied picture comes with its address, and a text from Word with a picture of itself.
        const hasText = /<(?!img|meta|html|body|!--|\/)[a-z]/i.test(
          data.getData('text/html').replace(/<head[\s\S]*?<\/head>/i, ''),
        );
        return !hasText && takeFiles(view, [...data.files], view.state.selection.to);
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (moved || files.length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        event.preventDefault();
        if (!takeFiles(view, files, at ?? view.state.selection.to))
          toastError('Not added', 'Only pictures can be dropped into a text.');
        return true;
      },
    };
  }, [store]);
}

/** The HTML of a pasted text that is Markdown; undefined for any other. */
const structuredHtml = (text: string) => (looksLikeMarkdown(text) ? htmlOfMarkdown(text) : undefined);

async function takeFile(view: EditorView, at: number, file: File, stored: Promise<string>): Promise<void> {
  try {
    if (await placePicture(view, at, file.name, stored)) return;
    toast({ title: 'Picture uploaded', description: 'Its place in the text is gone. It is in the library.' });
  } catch (error) {
    toastError('Upload failed', `${file.name || 'The picture'}: ${(error as Error).message}`);
  }
}

/** Stores the pictures of other sites in a pasted text. One that cannot be had stays at its address, and is named. */
async function takeForeignPictures(
  view: EditorView,
  html: string,
  store: (source: File | string) => Promise<string>,
): Promise<void> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const addresses = new Set(
    [...body.querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? ''),
  );
  const failures: string[] = [];
  await Promise.all(
    [...addresses].map(async (address) => {
      if (address.startsWith('/')) return;
      try {
        const own = await store(address.startsWith('data:') ? await fileOf(address) : address);
        if (!view.isDestroyed) replacePicture(view, address, own);
      } catch (error) {
        failures.push(`${address.slice(0, 80)}: ${(error as Error).message}`);
      }
    }),
  );
  if (failures.length === 0) return;
  const more = failures.length - NAMED_FAILURES;
  toastError(
    failures.length === 1
      ? '1 picture could not be fetched'
      : `${failures.length} pictures could not be fetched`,
    `${failures.slice(0, NAMED_FAILURES).join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
  );
}

/** The file in a data address. */
async function fileOf(address: string): Promise<File> {
  const [, type = '', base64, data = ''] = /^data:([^;,]*)(;base64)?,(.*)$/s.exec(address) ?? [];
  const text = base64 ? atob(data) : decodeURIComponent(data);
  return Promise.resolve(
    new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], 'picture', { type }),
  );
}

/** Marks at the beginning of a line that only Markdown has: headings, fences, lists, quotations, tables, rules, footnotes. */
const BLOCK =
  /^(?:#{1,6} \S|```|~~~|(?:[-*+]|\d{1,3}[.)]) +\S|> ?\S|\|.+\|$|\|? ?:?-{3,}:? ?\||(?:\*{3,}|-{3,})$|\[\^[^\]\s]+\]:)/;
/** Marks in a line. */
const INLINE = /\*\*\S[^*\n]*\*\*|!?\[[^\]\n]+\]\((?:https?:|\/|#|mailto:)[^)\s]*\)|\[\^[^\]\s]+\](?!:)/;

/** Whether a pasted text is meant as Markdown: one of its marks may be chance, in a single line above all. */
export function looksLikeMarkdown(text: string): boolean {
  const lines = text.split('\n').map((line) => line.trim());
  const blocks = lines.filter((line) => BLOCK.test(line));
  const isHeadingOrFence = blocks.some((line) => /^(#{1,6} |```|~~~|\|)/.test(line));
  const isInline = INLINE.test(text);
  if (lines.length === 1) return isInline || (isHeadingOrFence && /^#{1,6} /.test(lines[0]!));
  return isHeadingOrFence || isInline || blocks.length > 1;
}

/** The HTML of a Markdown text, with its tables and footnotes. */
export const htmlOfMarkdown = (text: string): string =>
  marked.parse(footnotesAsHtml(text.replace(/\r\n?/g, '\n')), { async: false });
