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
      <div className="page-width pt-6 pb-10 md:pt-8 md:pb-14">
        <Breadcrumbs path={path} name={heading} />
        <p className="kicker mt-8 text-accent md:mt-12">{kicker}</p>
        <h1 className="mt-3 max-w-[22ch] text-3xl">{heading}</h1>
        {lead && (
          <p className="prose-links mt-5 max-w-[58ch] text-lg text-muted">
            <RichText text={lead} />
          </p>
        )}
        {children}
      </div>
    </header>
  );
}
