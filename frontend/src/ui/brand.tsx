import { DropMark } from './icons';

/** The site's logo, or its name if it has no logo. */
export function Brand({ siteName, logoUrl }: { siteName: string; logoUrl?: string | null | undefined }) {
  if (logoUrl) {
    return <img src={logoUrl} alt={siteName} width={120} height={40} className="h-10 w-auto" />;
  }
  return (
    <span className="flex items-center gap-2 font-display text-xl font-semibold tracking-tight max-[26rem]:text-lg max-[24.5rem]:text-base max-[23rem]:text-[0.9375rem]">
      <DropMark className="size-7 shrink-0 text-accent max-[22rem]:hidden" />
      <span className="truncate">{siteName}</span>
    </span>
  );
}
