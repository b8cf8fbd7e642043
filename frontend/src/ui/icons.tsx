import type { SVGProps } from 'react';

/** The box of an icon. */
export function Icon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    />
  );
}

type IconProps = Pick<SVGProps<SVGSVGElement>, 'className'>;

/** An icon of one path. */
const iconOf = (path: string) => (props: IconProps) => (
  <Icon {...props}>
    <path d={path} />
  </Icon>
);

export const CheckIcon = iconOf('m4.5 10.5 3.75 3.75L15.5 6.5');
export const DashIcon = iconOf('M5 10h10');
export const ArrowOutIcon = iconOf('M7 13 14 6M8.5 5.75h5.75v5.75');
export const CloseIcon = iconOf('m5.5 5.5 9 9m0-9-9 9');
export const ChevronIcon = iconOf('m5.5 8 4.5 4.5L14.5 8');
export const ScreenIcon = iconOf('M3 4.5h14v9H3zM7.5 16.5h5M10 13.5v3');

export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="3.25" />
    <path d="M10 2.5v1.75m0 11.5v1.75M2.5 10h1.75m11.5 0h1.75M4.7 4.7l1.25 1.25m8.1 8.1 1.25 1.25m0-10.6-1.25 1.25m-8.1 8.1L4.7 15.3" />
  </Icon>
);

export const MoonIcon = iconOf('M16.5 11.75A7 7 0 0 1 8.25 3.5a7 7 0 1 0 8.25 8.25Z');
export const MenuIcon = iconOf('M3.5 6h13m-13 4h13m-13 4h13');
export const SearchIcon = iconOf('M14 8.75a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 0 1 10.5 0Zm-1.5 3.75 4 4');
export const FilterIcon = iconOf('M3.5 6h13M6 10h8m-5.5 4h3');
export const PencilIcon = iconOf('m4 16 .75-3.25 8.5-8.5 2.5 2.5-8.5 8.5L4 16Zm7.5-10 2.5 2.5');
export const BinIcon = iconOf('M4 5.75h12M8 5.5V3.75h4V5.5m-6.5.25.75 10.5h7.5l.75-10.5');
export const CopyIcon = iconOf('M7.5 7.5h8v8h-8zM12.5 7.5v-3h-8v8h3');
export const UploadIcon = iconOf('M10 13V4m-3.5 3.5L10 4l3.5 3.5M4 12.5v3h12v-3');
export const BookIcon = iconOf(
  'M10 5.5c-1.5-1.3-4-1.7-7-1.5v11.5c3-.2 5.5.2 7 1.5 1.5-1.3 4-1.7 7-1.5V4c-3-.2-5.5.2-7 1.5Zm0 0V17',
);
export const ScaleIcon = iconOf(
  'M10 3v14m-3.5 0h7M4 5.5h12M4 5.5 2 11c.9 1 3.1 1 4 0L4 5.5Zm12 0L14 11c.9 1 3.1 1 4 0l-2-5.5Z',
);
export const DoseIcon = iconOf(
  'm4.6 9.6 5-5a4.1 4.1 0 0 1 5.8 5.8l-5 5a4.1 4.1 0 0 1-5.8-5.8Zm2.5-2.5 5.8 5.8',
);
export const TagIcon = iconOf('M3.5 3.5h6l7 7-6 6-7-7v-6ZM7 7h.01');
export const ChatIcon = iconOf('M3 4.5h14v9.5H9.5L6 17v-3H3zM6.5 8h7m-7 2.75h4.5');
export const SendIcon = iconOf('M10 16V4.5M5 9.5l5-5 5 5');

export const StarIcon = (props: IconProps) => (
  <Icon {...props} fill="currentColor" stroke="none">
    <path d="M10 1.8l2.5 5.1 5.6.8-4.05 3.95.96 5.6L10 14.6l-5.01 2.65.96-5.6L1.9 7.7l5.6-.8L10 1.8Z" />
  </Icon>
);

/** The site's logo: a drop with a ring cut out, like a cell of the alga that the pigment comes from. */
export const DropMark = (props: IconProps) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false" {...props}>
    <path fill="currentColor" d="M12 1.5c4.2 5 7.5 8.6 7.5 13a7.5 7.5 0 0 1-15 0c0-4.4 3.3-8 7.5-13Z" />
    <circle cx="12" cy="14.5" r="3.4" fill="none" stroke="var(--paper)" strokeWidth="1.8" />
  </svg>
);
