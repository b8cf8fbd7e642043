const OPENING = '<div class="table-scroll" role="region" aria-label="Table" tabindex="0">';

/** Puts each table of a sanitized HTML text into an element that scrolls where the screen is too narrow. */
export function withScrollingTables(html: string): string {
  return html.replace(/<table\b/gi, `${OPENING}$&`).replace(/<\/table\s*>/gi, '$&</div>');
}
