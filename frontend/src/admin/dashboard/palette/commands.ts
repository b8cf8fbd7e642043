import { capitalized } from '../../../lib/format';
import type { PostSummary } from '@astaguide/contracts/publishing/blog-post';
import type { Product } from '@astaguide/contracts/catalog/product';
import { wordSearch } from '../../lib/word-search';
import { analyticsViews } from '../analytics-views';
import { dashboardTabs } from '../dashboard-tabs';
import { settingsAddress, settingsSections } from '../settings-sections';

export interface Command {
  label: string;
  /** Small text beside the label. */
  note?: string;
  /** Further words by which it is found. */
  about?: string;
  href: string;
}

export interface CommandGroup {
  heading: string;
  commands: readonly Command[];
  /** Shown only while something is typed, because there may be many. */
  isSearched?: boolean;
}

/** The most commands of a group that are listed. */
const SHOWN = 8;

const goTo: readonly Command[] = [
  ...analyticsViews.map(({ value, label, about }, place) => ({
    label: `Analytics: ${label}`,
    about,
    href: `/admin?tab=analytics${place === 0 ? '' : `&view=${value}`}`,
  })),
  ...dashboardTabs
    .filter(({ value }) => value !== 'analytics')
    .map(({ value, label, about }) => ({ label, about, href: `/admin?tab=${value}` })),
  { label: 'View site', about: 'home visitors', href: '/' },
];

const create: readonly Command[] = [
  { label: 'Add product', about: 'new create', href: '/admin?tab=products&edit=new' },
  { label: 'Add post', about: 'new create write article', href: '/admin?tab=blog&edit=new' },
  {
    label: 'Add issue',
    about: 'new create write newsletter email',
    href: '/admin?tab=newsletter&view=issues&edit=new',
  },
];

const settings: readonly Command[] = settingsSections.map(({ value, label, about }) => ({
  label: `Settings: ${label}`,
  about,
  href: settingsAddress(value),
}));

/** Everything the palette finds. */
export function commandGroups(
  products: readonly Product[] = [],
  posts: readonly PostSummary[] = [],
): CommandGroup[] {
  return [
    { heading: 'Go to', commands: goTo },
    { heading: 'Create', commands: create },
    { heading: 'Settings', commands: settings },
    {
      heading: 'Products',
      isSearched: true,
      commands: products.map(({ id, name, brand, slug }) => ({
        label: name,
        note: brand,
        about: slug,
        href: `/admin?tab=products&edit=${id}`,
      })),
    },
    {
      heading: 'Posts',
      isSearched: true,
      commands: posts.map(({ id, title, slug, status }) => ({
        label: title,
        note: capitalized(status),
        about: slug,
        href: `/admin?tab=blog&edit=${id}`,
      })),
    },
  ];
}

/** The commands that contain every typed word, those whose label begins with the text first. */
export function findCommands(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  const text = typed.trim().toLowerCase();
  const matches = wordSearch(text);
  const rank = ({ label }: Command) => Number(!label.toLowerCase().startsWith(text));
  return groups
    .map((group) => ({
      ...group,
      commands:
        text === ''
          ? group.isSearched
            ? []
            : group.commands
          : group.commands
              .filter(({ label, note, about }) => matches(`${label} ${note ?? ''} ${about ?? ''}`))
              .toSorted((one, other) => rank(one) - rank(other))
              .slice(0, SHOWN),
    }))
    .filter(({ commands }) => commands.length > 0);
}
