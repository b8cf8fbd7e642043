import { useEditorState, type Editor } from '@tiptap/react';
import { DropdownMenu, Toolbar as Radix } from 'radix-ui';
import type { RefObject } from 'react';
import { classNames } from '../../../lib/class-names';
import { insertBlock } from './insert-block';
import { ToolIcon } from './toolbar-icons';
import { calloutTools, moreBlocks, tableTools, textTools, type Asks, type Tool } from './tools';

interface ToolbarProps {
  editor: Editor;
  /** Accessible name of the toolbar. */
  label: string;
  /** The HTML source is shown, and the tools are disabled. */
  isSource: boolean;
  onSource: () => void;
  onAsk: (what: Asks) => void;
  ref: RefObject<HTMLDivElement | null>;
}

/** The toolbar of a text. A single tab stop; arrow keys move between tools. */
export function Toolbar({ editor, label, isSource, onSource, onAsk, ref }: ToolbarProps) {
  const [isInTable, isInCallout] = useEditorState({
    editor,
    selector: () => [editor.isActive('table'), editor.isActive('callout')] as const,
  });
  return (
    <Radix.Root
      ref={ref}
      aria-label={label}
      // Sticks to the edge of the dialog, not of its padding.
      className="sticky -top-5 z-10 flex overflow-x-auto rounded-t-sm border-b border-line bg-surface p-1 [scrollbar-width:none] max-md:mask-r-from-85% max-md:pr-10 md:flex-wrap md:overflow-visible"
    >
      {!isSource && (
        <>
          {textTools.map((tools) => (
            <Group key={tools[0]?.label} tools={tools} editor={editor} onAsk={onAsk} />
          ))}
          <MoreBlocks editor={editor} onAsk={onAsk} />
          {isInCallout && <Group tools={calloutTools} editor={editor} onAsk={onAsk} />}
          {isInTable && <Group tools={tableTools} editor={editor} onAsk={onAsk} />}
        </>
      )}
      <Radix.Button
        aria-label="HTML source"
        title="HTML source"
        aria-pressed={isSource}
        className={toolStyle(isSource)}
        onClick={onSource}
      >
        <ToolIcon drawing="source" />
      </Radix.Button>
    </Radix.Root>
  );
}

/** A menu of blocks, by their names. */
function MoreBlocks({ editor, onAsk }: { editor: Editor; onAsk: (what: Asks) => void }) {
  return (
    <DropdownMenu.Root modal={false}>
      <Radix.Button asChild>
        <DropdownMenu.Trigger
          aria-label="More blocks"
          title="More blocks"
          className={toolStyle(false)}
          onMouseDown={(event) => event.preventDefault()}
        >
          <ToolIcon drawing="more" />
        </DropdownMenu.Trigger>
      </Radix.Button>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          // The dialog of the block takes the focus, or the text.
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-60 w-72 rounded-md border border-edge bg-surface p-1 shadow-lg"
        >
          {moreBlocks.map(({ label, hint, run }) => (
            <DropdownMenu.Item
              key={label}
              className="cursor-pointer rounded-sm px-3 py-2 text-sm outline-none data-highlighted:bg-accent-soft"
              onSelect={() => {
                if (typeof run === 'string') onAsk(run);
                else if (typeof run !== 'function') insertBlock(editor, run);
              }}
            >
              <span className="font-semibold">{label}</span>
              <span className="block text-xs text-muted">{hint}</span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Group({ tools, editor, onAsk }: { tools: Tool[]; editor: Editor; onAsk: (what: Asks) => void }) {
  const states = useEditorState({
    editor,
    selector: () =>
      tools.map(({ isOn, isPossible }) => ({
        isOn: isOn && editor.isActive(...isOn),
        isPossible: isPossible?.(editor) ?? true,
      })),
  });
  return (
    <div className="mr-1 flex shrink-0 border-r border-line pr-1">
      {tools.map(({ label, keys, icon, run }, index) => (
        <Radix.Button
          key={label}
          aria-label={label}
          title={keys === undefined ? label : `${label} (${keys})`}
          aria-pressed={states[index]?.isOn}
          // Not `disabled`: a focused tool that becomes disabled would lose the focus.
          aria-disabled={states[index]?.isPossible === false || undefined}
          className={toolStyle(states[index]?.isOn)}
          // Keeps the cursor in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (states[index]?.isPossible === false) return;
            if (typeof run === 'string') onAsk(run);
            else if (typeof run === 'function') run(editor.chain().focus()).run();
            else insertBlock(editor, run);
          }}
        >
          {icon}
        </Radix.Button>
      ))}
    </div>
  );
}

function toolStyle(isOn: boolean | undefined): string {
  return classNames(
    'grid size-11 shrink-0 place-items-center rounded-sm focus-visible:-outline-offset-2 md:size-9',
    'aria-disabled:cursor-default aria-disabled:opacity-40',
    isOn ? 'bg-accent-soft text-accent-strong' : 'text-ink hover:bg-sunken',
  );
}
