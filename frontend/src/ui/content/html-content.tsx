import { withScrollingTables } from './scrolling-tables';
import './prose.css';

/** The owner's HTML, styled like Prose. The server sanitized it when it was saved. */
export function HtmlContent({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: withScrollingTables(html) }} />;
}
