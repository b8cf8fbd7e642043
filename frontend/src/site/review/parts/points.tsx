import type { RichText as RichTextContent } from '@astaguide/content/blocks';
import { classNames } from '../../../lib/class-names';
import { RichText } from '../../../ui/content/rich-text';
import { CheckIcon, DashIcon } from '../../../ui/icons';

const icons = {
  check: <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent" />,
  dash: <DashIcon className="mt-0.5 size-5 shrink-0 text-muted" />,
};

interface PointsProps {
  points: readonly RichTextContent[];
  icon: keyof typeof icons;
  className?: string;
}

/** What speaks for a product, or against it. */
export function Points({ points, icon, className = 'gap-2' }: PointsProps) {
  return (
    <ul className={classNames('grid text-sm', className)}>
      {points.map((point, index) => (
        <li key={index} className="flex gap-2.5">
          {icons[icon]}
          <span>
            <RichText text={point} />
          </span>
        </li>
      ))}
    </ul>
  );
}
