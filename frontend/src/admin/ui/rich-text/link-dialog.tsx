import { linkAddress } from '@astaguide/contracts/lib/web-address';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { TextField } from '../inputs/text-field';
import { leaveSelectedNode } from './insert-block';
import { ToolDialog } from './tool-dialog';

/** Adds, edits, opens or removes the link at the cursor. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  // The value at the time the dialog opened.
  const [current] = useState(() => editor.getAttributes('link').href as string | undefined);
  const [needsText] = useState(current === undefined && !hasSelectedText(editor));
  const [text, setText] = useState('');
  const [typed, setTyped] = useState(current ?? '');
  const [error, setError] = useState<string>();

  const onApply = () => {
    const read = readLinkAddress(typed);
    if ('error' in read) return setError(read.error);
    const href = read.address;
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (!needsText) return chain.setLink({ href }).run();
    chain
      .command(({ tr }) => leaveSelectedNode(tr) || true)
      .insertContent({ type: 'text', text: text.trim() || href, marks: [{ type: 'link', attrs: { href } }] })
      .unsetMark('link')
      .run();
  };
  const onRemove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };

  return (
    <ToolDialog
      title={current === undefined ? 'Add link' : 'Change link'}
      aside={
        current !== undefined && (
          <Button look="quiet" className="mr-auto" onClick={onRemove}>
            Remove link
          </Button>
        )
      }
      onApply={onApply}
      onClose={onClose}
    >
      {needsText && (
        <TextField
          label="Link text"
          hint="Leave blank to show the URL"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <TextField
        label="URL"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="https://… for other sites, /comparison for pages on this site, mailto:… for email. Affiliate links are marked as sponsored when you save."
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      {current !== undefined && (
        <a
          href={current}
          target="_blank"
          rel="noopener"
          className="justify-self-start py-1 text-sm font-semibold text-accent-strong underline underline-offset-4"
        >
          Open link<span className="sr-only"> in a new tab</span>
        </a>
      )}
    </ToolDialog>
  );
}

/** Whether there is selected text, or an image in a text, that can become a link. A block cannot. */
function hasSelectedText({ state: { selection } }: Editor): boolean {
  return !selection.empty && !(selection instanceof NodeSelection && selection.node.isBlock);
}

/**
 * Parses an address as people type it: 'example.com' means 'https://example.com'.
 *
 * @returns the address, or an error message
 */
export function readLinkAddress(text: string): { address: string } | { error: string } {
  const typed = text.trim();
  const isHostOnly = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]|$)/u.test(typed);
  const result = linkAddress.safeParse(isHostOnly ? `https://${typed}` : typed);
  return result.success ? { address: result.data } : { error: result.error.issues[0]!.message };
}
