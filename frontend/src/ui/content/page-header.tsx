import type { RichText as RichTextContent } from '@astaguide/content/blocks';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { Breadcrumbs } from '../breadcrumbs';
import { ArticlePicture } from './article-picture';
import { RichText } from './rich-text';

interface PageHeaderProps {
  path: string;
  /** The kind of page, in small capitals above the heading. */
  kicker: string;
  heading: string;
  lead?: RichTextContent;
  /** Beside the heading; above it on a phone, as a strip. */
  picture?: string | undefined;
  children?: ReactNode;
}

/** The header of a text page. */
export function PageHeader({ path, kicker, heading, lead, picture, children }: PageHeaderProps) {
  return (
    <header className="border-b border-line">
      <div className="page-width pt-4 pb-6 md:pt-6 md:pb-9">
        <Breadcrumbs path={path} name={heading} />
        <div
          className={classNames(
            'mt-4 md:mt-7',
            picture && 'grid items-center gap-x-10 gap-y-5 md:grid-cols-[7fr_5fr] lg:gap-x-16',
          )}
        >
          <div className="min-w-0">
            <p className="kicker text-accent">{kicker}</p>
            <h1 className="mt-2 max-w-[24ch] text-3xl">{heading}</h1>
            {lead && (
              <p className="prose-links mt-4 max-w-[62ch] text-base text-muted md:text-lg">
                <RichText text={lead} />
              </p>
            )}
            {children}
          </div>
          {picture && (
            <ArticlePicture
              src={picture}
              place="(min-width: 76rem) 29rem, (min-width: 48rem) 40vw, 92vw"
              isPrior
              className="max-md:order-first max-md:aspect-[5/2]"
            />
          )}
        </div>
      </div>
    </header>
  );
}
