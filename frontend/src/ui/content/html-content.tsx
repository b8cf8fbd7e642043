import { withScrollingTables } from './scrolling-tables';
import './prose.css';

/** HTML that the owner wrote, in the same setting as Prose. The server sanitized it when it was saved. */
export function HtmlContent({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: withScrollingTables(html) }} />;
}
