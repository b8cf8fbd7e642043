import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { ownerPostsQuery } from '../../api/owner-posts';
import { ownerProductsQuery } from '../../api/owner-products';
import { dialogStyle, overlayStyle } from '../../ui/dialog/dialog-style';
import { useFocusReturn } from '../../ui/dialog/use-focus-return';
import { commandGroups, findCommands } from './commands';
import { classNames } from '../../../lib/class-names';

interface CommandPaletteProps {
  onClose: () => void;
  onGo: (href: string) => void;
}

/** Finds views, settings, products and posts by typing. */
export default function CommandPalette({ onClose, onGo }: CommandPaletteProps) {
  const { data: products } = useQuery(ownerProductsQuery);
  const { data: posts } = useQuery(ownerPostsQuery);
  const [typed, setTyped] = useState('');
  const focusReturn = useFocusReturn();
  const groups = findCommands(commandGroups(products, posts), typed);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayStyle} />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          // Its height changes with every letter, so the top is fixed instead of the middle.
          className={classNames(dialogStyle('regular'), 'sm:top-[15dvh]! sm:translate-y-0!')}
        >
          <Dialog.Title className="sr-only">Command palette</Dialog.Title>
          {/* Its own search would compare thousands of products with each key. */}
          <Command label="Command palette" shouldFilter={false} loop className="flex min-h-0 flex-col">
            <div className="flex items-center gap-2 border-b border-line pr-2 focus-within:border-accent">
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                placeholder="Search or jump to…"
                className="min-h-14 min-w-0 grow bg-transparent px-5 text-base outline-none"
              />
              <Dialog.Close className="min-h-9 rounded-sm border border-line px-2 text-xs text-muted">
                <span className="sr-only">Close, </span>Esc
              </Dialog.Close>
            </div>
            <Command.List
              label="Commands"
              className="min-h-0 grow overflow-y-auto overscroll-contain p-2 sm:max-h-[60dvh]"
            >
              <Command.Empty className="px-3 py-8 text-center text-sm text-muted">
                Nothing found. Try a product, a post or a setting.
              </Command.Empty>
              {groups.map(({ heading, commands }) => (
                <Command.Group
                  key={heading}
                  heading={heading}
                  className="text-sm **:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:pt-3 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:font-semibold **:[[cmdk-group-heading]]:text-muted"
                >
                  {commands.map(({ label, note, href }) => (
                    <Command.Item
                      key={href}
                      // A view and its first section have the same address.
                      value={`${heading} ${href}`}
                      onSelect={() => onGo(href)}
                      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 aria-selected:bg-accent-soft aria-selected:text-accent-strong"
                    >
                      <span className="min-w-0 truncate">{label}</span>
                      {note && <span className="shrink-0 text-xs text-muted">{note}</span>}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
