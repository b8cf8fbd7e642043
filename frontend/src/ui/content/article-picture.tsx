import { classNames } from '../../lib/class-names';
import { Picture } from '../picture';

interface ArticlePictureProps {
  src: string;
  /** The value of `sizes`: the largest rendered width. */
  place: string;
  isPrior?: boolean;
  className?: string;
}

/** The image of an article, decorative beside the title; a grey box if it cannot be loaded. */
export function ArticlePicture({ src, place, isPrior = false, className }: ArticlePictureProps) {
  const frame = classNames('aspect-video w-full rounded-md bg-sunken', className);
  return (
    <Picture
      src={src}
      alt=""
      usual={{ width: 1200, height: 675 }}
      place={place}
      isPrior={isPrior}
      className={classNames(frame, 'object-cover')}
      placeholder={
        <svg viewBox="0 0 160 90" aria-hidden="true" className={classNames(frame, 'text-edge')}>
          <g fill="none" stroke="currentColor" opacity="0.6">
            <path d="M58 30h44v30h-44zM58 54l12-12 10 10 8-7 14 12" />
            <circle cx="90" cy="38" r="3" />
          </g>
        </svg>
      }
    />
  );
}
