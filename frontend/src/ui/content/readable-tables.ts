const SCROLLING = '<div class="table-scroll" role="region" aria-label="Table" tabindex="0">';
const ROWS = /<tr\b[^]*?<\/tr\s*>/gi;
const HEADERS = /<th\b[^]*?<\/th\s*>/gi;

/**
 * Makes the tables of a sanitized HTML text readable on narrow screens. The cells of a table whose first row has
 * headers alone get the labels with which CSS shows each row as a card; any other table scrolls.
 */
export function readableTables(html: string): string {
  return html.replace(/<table\b[^]*?<\/table\s*>/gi, (table) =>
    isPlain(table) ? `<div class="table-box">${withLabels(table)}</div>` : `${SCROLLING}${table}</div>`,
  );
}

function isPlain(table: string): boolean {
  const [first = '', ...others] = table.match(ROWS) ?? [];
  return (
    others.length > 0 &&
    first.search(HEADERS) >= 0 &&
    !/<td\b/i.test(first) &&
    !/\s(col|row)span=/i.test(table)
  );
}

/** The roles are explicit, because browsers drop table semantics if CSS changes the display type. */
function withLabels(table: string): string {
  let labels: string[] | undefined;
  const withCells = table.replace(ROWS, (row) => {
    if (!labels) {
      labels = (row.match(HEADERS) ?? []).map((cell) =>
        cell.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;'),
      );
      return row.replace(/<th\b/gi, '$& role="columnheader"');
    }
    const rest = [...labels];
    return row.replace(/<(td|th)\b/gi, (opening, name: string) => {
      const label = rest.shift() ?? '';
      const role = name.toLowerCase() === 'th' ? 'rowheader' : 'cell';
      return `${opening} role="${role}" data-label="${label}"`;
    });
  });
  return withCells
    .replace(/<table\b/i, '$& role="table"')
    .replace(/<(thead|tbody)\b/gi, '$& role="rowgroup"')
    .replace(/<tr\b/gi, '$& role="row"');
}
