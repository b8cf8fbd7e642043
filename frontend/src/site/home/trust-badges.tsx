import { trustBadges } from '@astaguide/content/home';
import { RichText } from '../../ui/content/rich-text';
import { BookIcon, DoseIcon, ScaleIcon, TagIcon } from '../../ui/icons';

const icons = [BookIcon, ScaleIcon, DoseIcon, TagIcon];

export function TrustBadges() {
  return (
    <section aria-label="How this site works" className="border-t border-line">
      <ul className="page-width grid gap-x-8 gap-y-6 py-8 sm:grid-cols-2 lg:grid-cols-4">
        {trustBadges.map(({ title, text }, index) => {
          const Icon = icons[index % icons.length]!;
          return (
            <li key={title} className="flex gap-3">
              <Icon className="mt-0.5 size-6 shrink-0 text-accent" />
              <div>
                <p className="text-sm font-semibold">{title}</p>
                <p className="mt-0.5 text-sm text-muted">
                  <RichText text={text} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
