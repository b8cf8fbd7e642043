import { useEditorState, type Editor } from '@tiptap/react';
import { DropdownMenu, Toolbar as Radix } from 'radix-ui';
import { useRef, type RefObject } from 'react';
import { classNames } from '../../../lib/class-names';
import { ToolIcon } from './toolbar-icons';
import { calloutTools, moreBlocks, runTool, tableTools, textTools, type Asks, type Tool } from './tools';

interface ToolsProps {
  tools: readonly Tool[];
  editor: Editor;
  onAsk: (what: Asks) => void;
}

interface ToolMenuProps extends ToolsProps {
  name: string;
}

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
          <ToolMenu name="Insert" tools={moreBlocks} editor={editor} onAsk={onAsk} />
          {isInCallout && <ToolMenu name="Callout" tools={calloutTools} editor={editor} onAsk={onAsk} />}
          {isInTable && <ToolMenu name="Table" tools={tableTools} editor={editor} onAsk={onAsk} />}
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

/** A menu of less used tools, by name. */
function ToolMenu({ name, tools, editor, onAsk }: ToolMenuProps) {
  const hasRun = useRef(false);
  const states = useToolStates(tools, editor);
  return (
    <DropdownMenu.Root modal={false}>
      <Radix.Button asChild>
        <DropdownMenu.Trigger
          className="flex h-11 shrink-0 items-center gap-1 rounded-sm px-2 text-sm font-semibold hover:bg-sunken focus-visible:-outline-offset-2 data-[state=open]:bg-accent-soft md:h-8"
          onMouseDown={(event) => event.preventDefault()}
        >
          {name}
          <ToolIcon drawing="open" />
        </DropdownMenu.Trigger>
      </Radix.Button>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          onCloseAutoFocus={(event) => {
            // The dialog of the tool takes the focus, or the text.
            if (hasRun.current) event.preventDefault();
            hasRun.current = false;
          }}
          className="z-60 max-h-(--radix-dropdown-menu-content-available-height) w-80 overflow-y-auto rounded-md border border-edge bg-surface p-1 shadow-lg"
        >
          {tools.map((tool, index) => {
            const { label, hint, icon, isOn } = tool;
            const props = {
              disabled: states[index]?.isPossible === false,
              className:
                'flex cursor-pointer items-center gap-2 rounded-sm px-3 py-2 text-sm outline-none data-disabled:cursor-default data-disabled:opacity-40 data-highlighted:bg-accent-soft data-[state=checked]:text-accent-strong',
              onSelect: () => {
                hasRun.current = true;
                runTool(tool, editor, onAsk);
              },
              children: (
                <>
                  {icon}
                  <span>
                    <span className="font-semibold">{label}</span>
                    {hint && <span className="block text-xs text-muted">{hint}</span>}
                  </span>
                </>
              ),
            };
            return isOn ? (
              <DropdownMenu.CheckboxItem key={label} checked={states[index]?.isOn ?? false} {...props} />
            ) : (
              <DropdownMenu.Item key={label} {...props} />
            );
          })}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Which tools are active at the cursor, and which are possible there. */
const useToolStates = (tools: readonly Tool[], editor: Editor) =>
  useEditorState({
    editor,
    selector: () =>
      tools.map(({ isOn, isPossible }) => ({
        isOn: isOn && editor.isActive(...isOn),
        isPossible: isPossible?.(editor) ?? true,
      })),
  });

function Group({ tools, editor, onAsk }: ToolsProps) {
  const states = useToolStates(tools, editor);
  return (
    <div className="mr-1 flex shrink-0 border-r border-line pr-1 md:max-lg:mr-0.5 md:max-lg:pr-0.5">
      {tools.map((tool, index) => (
        <Radix.Button
          key={tool.label}
          aria-label={tool.label}
          title={tool.keys === undefined ? tool.label : `${tool.label} (${tool.keys})`}
          aria-pressed={states[index]?.isOn}
          // Not `disabled`: a focused tool that becomes disabled would lose the focus.
          aria-disabled={states[index]?.isPossible === false || undefined}
          className={toolStyle(states[index]?.isOn)}
          // Keeps the cursor in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (states[index]?.isPossible !== false) runTool(tool, editor, onAsk);
          }}
        >
          {tool.icon}
        </Radix.Button>
      ))}
    </div>
  );
}

function toolStyle(isOn: boolean | undefined): string {
  return classNames(
    'grid size-11 shrink-0 place-items-center rounded-sm focus-visible:-outline-offset-2 md:size-7.5 lg:size-8',
    'aria-disabled:cursor-default aria-disabled:opacity-40',
    isOn ? 'bg-accent-soft text-accent-strong' : 'text-ink hover:bg-sunken',
  );
}
