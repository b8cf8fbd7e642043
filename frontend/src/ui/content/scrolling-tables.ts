const OPENING = '<div class="table-scroll" role="region" aria-label="Table" tabindex="0">';

/** Wraps each table of a sanitized HTML text in an element that scrolls on narrow screens. */
export function withScrollingTables(html: string): string {
  return html.replace(/<table\b/gi, `${OPENING}$&`).replace(/<\/table\s*>/gi, '$&</div>');
}
