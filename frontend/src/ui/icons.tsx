import type { SVGProps } from 'react';

function Icon(props: SVGProps<SVGSVGElement>) {
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

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 10.5 3.75 3.75L15.5 6.5" />
  </Icon>
);

export const ArrowOutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 13 14 6M8.5 5.75h5.75v5.75" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 5.5 9 9m0-9-9 9" />
  </Icon>
);

/** The site's mark: a drop with a ring cut out, like a cell of the alga the pigment comes from. */
export const DropMark = (props: IconProps) => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false" {...props}>
    <path fill="currentColor" d="M12 1.5c4.2 5 7.5 8.6 7.5 13a7.5 7.5 0 0 1-15 0c0-4.4 3.3-8 7.5-13Z" />
    <circle cx="12" cy="14.5" r="3.4" fill="none" stroke="var(--paper)" strokeWidth="1.8" />
  </svg>
);
