import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../../../lib/class-names';
import { describedBy, FieldNotes, type FieldTexts } from '../inputs/field';
import { ImageTool } from './image-tool';
import { LinkDialog } from './link-dialog';
import { usePasting } from './paste/use-pasting';
import { listenForPlaces } from './places';
import { richTextExtensions } from './rich-text-extensions';
import { leaveTable } from './table-nodes';
import { Toolbar } from './toolbar';
import type { Asks } from './tools';
import { writtenHtml } from './written-html';
import { BlockTool } from './block-tools';
import { toast } from '../../../lib/toast-store';
import { namedElements, removalNote, removedTexts } from '@astaguide/contracts/publishing/removed-elements';
import { videoOf } from '@astaguide/contracts/publishing/video-address';

/** What the editor and the server remove from a source, in words; undefined if nothing. */
function removedBy(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const elements = [...body.querySelectorAll(namedElements)].filter(
    (element) => videoOf(element.getAttribute('src') ?? '') === undefined,
  );
  return removalNote(removedTexts(elements.map(({ localName }) => localName)));
}

interface RichTextEditorProps extends FieldTexts {
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
}

/** A rich-text field that looks like the site. Large: load it with React.lazy. */
export default function RichTextEditor({ label, value, onChange, hint, error }: RichTextEditorProps) {
  const id = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const [isSource, setIsSource] = useState(false);
  const [asked, setAsked] = useState<Asks>();
  // The value that matches the editor's content; a different value came from outside.
  const known = useRef(value);
  // What was sent to the form and has not come back yet. An earlier one may be rendered after a later one was sent.
  const sent = useRef(new Set<string>());
  // The loaded value, and how this editor serializes it: if the serialized text is equal, nothing was edited.
  const loaded = useRef({ value, written: '' });

  const described = [`${id}-keys`, describedBy(id, { hint, error })].filter(Boolean).join(' ');
  const pasting = usePasting();
  const editorProps = useMemo(
    () => ({
      ...pasting,
      attributes: {
        class: 'prose rich-text min-h-(--editor-room,18rem) px-4 py-5 outline-none sm:px-6',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described,
        'aria-multiline': 'true',
        'aria-invalid': String(error !== undefined),
      },
      handleDOMEvents: {
        // Links in the editor are not followed: the site would open the page in place of the dashboard.
        click: (_view: unknown, event: MouseEvent) => {
          if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
        },
      },
    }),
    [id, described, error, pasting],
  );
  const editor = useEditor({
    immediatelyRender: false,
    extensions: richTextExtensions,
    content: editableHtml(value),
    editorProps,
    onCreate: ({ editor: created }) => {
      loaded.current.written = writtenHtml(created.state.doc);
    },
    onUpdate: ({ editor: { isEmpty, state } }) => {
      const html = isEmpty ? '' : writtenHtml(state.doc);
      const next = html === loaded.current.written ? loaded.current.value : html;
      if (next === known.current) return;
      known.current = next;
      sent.current.add(next);
      onChange(next);
    },
  });
  useEffect(() => {
    if (value === known.current) sent.current.clear();
    if (!editor || value === known.current || sent.current.has(value)) return;
    editor.commands.setContent(editableHtml(value), { emitUpdate: false });
    known.current = value;
    loaded.current = { value, written: writtenHtml(editor.state.doc) };
  }, [editor, value]);

  useEffect(() => (editor ? listenForPlaces(editor, () => setAsked('image')) : undefined), [editor]);

  const toggleSource = () => {
    const note = isSource ? removedBy(value) : undefined;
    if (note !== undefined)
      toast({ title: `${note} when you edit here`, description: 'Articles can’t have it.' });
    setIsSource(!isSource);
  };
  const isInTable = useEditorState({ editor, selector: () => editor?.isActive('table') ?? false });

  const ask = (what: Asks) => {
    // Gives the focus a place to return to when the dialog closes.
    if (!editor?.isFocused) editor?.view.focus();
    setAsked(what);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isLink = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const isLeaving = event.key === 'Escape' && isInTable;
    if (!isLink && !isLeaving && !(event.key === 'F10' && event.altKey)) return;
    event.preventDefault();
    if (isLink) ask('link');
    else if (isLeaving) editor?.commands.command(leaveTable);
    else toolbar.current?.focus();
  };
  const close = () => setAsked(undefined);

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p id={`${id}-label`} className="self-start text-sm font-semibold" onClick={() => editor?.view.focus()}>
        {label}
      </p>
      <div
        className={classNames(
          'rounded-sm border bg-paper focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent',
          error === undefined ? 'border-edge' : 'border-accent',
        )}
      >
        {editor && (
          <Toolbar
            ref={toolbar}
            editor={editor}
            label={`${label} formatting`}
            isSource={isSource}
            onSource={toggleSource}
            onAsk={ask}
          />
        )}
        {isSource && (
          <textarea
            aria-labelledby={`${id}-label`}
            aria-describedby={described}
            aria-invalid={error !== undefined}
            spellCheck={false}
            className="block field-sizing-content min-h-72 w-full rounded-b-sm bg-paper px-4 py-5 font-mono text-sm outline-none"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
        <div hidden={isSource} onKeyDown={onKeyDown} data-holds-escape={isInTable || undefined}>
          <EditorContent editor={editor} />
        </div>
      </div>
      <p id={`${id}-keys`} aria-live="polite" className={isInTable ? 'text-xs text-muted' : 'sr-only'}>
        {isInTable
          ? 'Tab goes to the next cell and adds a row after the last one. Press Escape to leave the table.'
          : 'Press Alt+F10 for the toolbar'}
      </p>
      <FieldNotes id={id} hint={hint} error={error} />
      {editor && asked === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {editor && asked === 'image' && <ImageTool editor={editor} onClose={close} />}
      {editor && asked !== undefined && <BlockTool editor={editor} asked={asked} onClose={close} />}
    </div>
  );
}

/** Converts headings of levels that articles do not use, as the server does. */
function editableHtml(html: string): string {
  return html.replace(/(<\/?)h1\b/gi, '$1h2').replace(/(<\/?)h[56]\b/gi, '$1h4');
}
