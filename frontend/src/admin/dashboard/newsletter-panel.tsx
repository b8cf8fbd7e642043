import { lazy, type ComponentType } from 'react';
import { Link, useSearch } from 'wouter';
import SubscribersTab from '../features/publishing/subscribers/subscribers-tab';
import { choiceStyle } from '../ui/choice-style';
import { LazyPanel } from './lazy-panel';

/** The sections of the tab, in the order of their links. The default is first. */
const views: { value: string; label: string; Panel: ComponentType }[] = [
  { value: 'subscribers', label: 'Subscribers', Panel: SubscribersTab },
  {
    value: 'issues',
    label: 'Issues',
    Panel: lazy(() => import('../features/publishing/newsletter/issues-tab')),
  },
  {
    value: 'growth',
    label: 'Growth',
    Panel: lazy(() => import('../features/publishing/newsletter/growth-tab')),
  },
  {
    value: 'settings',
    label: 'Settings',
    Panel: lazy(() => import('../features/publishing/newsletter/newsletter-settings')),
  },
];

/** The newsletter tab. Its sections are links, so that each has an address and works with the back button. */
export default function NewsletterPanel() {
  const asked = new URLSearchParams(useSearch()).get('view');
  const view = views.find(({ value }) => value === asked) ?? views[0]!;
  return (
    <div className="flex flex-col gap-5">
      <nav aria-label="Newsletter" className="flex flex-wrap items-center gap-1">
        {views.map(({ value, label }, place) => (
          <Link
            key={value}
            href={`/admin?tab=newsletter${place === 0 ? '' : `&view=${value}`}`}
            aria-current={value === view.value ? 'page' : undefined}
            className={choiceStyle}
          >
            {label}
          </Link>
        ))}
      </nav>
      <LazyPanel key={view.value} Panel={view.Panel} />
    </div>
  );
}
