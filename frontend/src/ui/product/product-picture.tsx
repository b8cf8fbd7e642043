import { classNames } from '../../lib/class-names';
import { Picture } from '../picture';

interface ProductPictureProps {
  src: string;
  name: string;
  /** Above the fold: loaded with high priority, not lazily. */
  isPrior?: boolean;
  /** Fills its container instead of being square. */
  isFilling?: boolean;
  /** The value of `sizes`: the largest rendered width. */
  place?: string;
  className?: string;
}

/** A product's image in a square frame; a grey box if it cannot be loaded. */
export function ProductPicture({
  src,
  name,
  isPrior = false,
  isFilling = false,
  place = '(min-width: 640px) 440px, 92vw',
  className,
}: ProductPictureProps) {
  return (
    <div
      className={classNames('overflow-hidden bg-sunken', isFilling ? 'relative' : 'aspect-square', className)}
    >
      <Picture
        src={src}
        alt={name}
        usual={{ width: 960, height: 960 }}
        place={place}
        isPrior={isPrior}
        className={classNames('size-full object-cover', isFilling && 'absolute inset-0')}
        placeholder={<PicturePlaceholder name={name} />}
      />
    </div>
  );
}

function PicturePlaceholder({ name }: { name: string }) {
  return (
    <svg
      viewBox="10 0 60 60"
      {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className="size-full text-edge"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1" opacity="0.6">
        <path d="M33 17h14v4h-14zM31 24q0-3 3-3h12q3 0 3 3v18q0 3-3 3h-12q-3 0-3-3z" />
        <path d="M31 29h18v9h-18" />
      </g>
    </svg>
  );
}
