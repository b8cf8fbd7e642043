import type { RichText as RichTextContent } from '@astaguide/content/blocks';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../breadcrumbs';
import { RichText } from './rich-text';

interface PageHeaderProps {
  path: string;
  /** The kind of page, in small capitals above the heading. */
  kicker: string;
  heading: string;
  lead?: RichTextContent;
  children?: ReactNode;
}

/** The header of a text page. */
export function PageHeader({ path, kicker, heading, lead, children }: PageHeaderProps) {
  return (
    <header className="border-b border-line">
      <div className="page-width pt-4 pb-6 md:pt-6 md:pb-9">
        <Breadcrumbs path={path} name={heading} />
        <p className="kicker mt-5 text-accent md:mt-8">{kicker}</p>
        <h1 className="mt-2 max-w-[24ch] text-3xl">{heading}</h1>
        {lead && (
          <p className="prose-links mt-4 max-w-[62ch] text-base text-muted md:text-lg">
            <RichText text={lead} />
          </p>
        )}
        {children}
      </div>
    </header>
  );
}
