import { APPLY_THEME, paperColors } from '@astaguide/contracts/site/theme';
import { escapeHtml } from '@astaguide/contracts/lib/escape-html';

/** The colours are those of the site's design.css. */
const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#faf6ef,#16120f);--surface:light-dark(#fffdf9,#1f1a16);--ink:light-dark(#211c17,#f4ece1);--muted:light-dark(#62574b,#b9ab9a);--line:light-dark(#e3d8c7,#3a3129);--accent:light-dark(#c2410c,#ff9166);--warn:light-dark(#875600,#f2c063);--warn-soft:light-dark(#fbeecb,#3a2d12)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem;display:grid;gap:1.5rem;grid-template-columns:minmax(0,1fr)}
h1{font-size:1.75rem;line-height:1.2;margin:0;overflow-wrap:anywhere}h2{font-size:1.125rem;margin:0 0 .75rem}
.note{margin:0;padding:.75rem 1.25rem;border:1px solid var(--warn);border-radius:6px;background:var(--warn-soft);font-size:.875rem}
header p{margin:.25rem 0;color:var(--muted);font-size:.875rem}
section,dl{background:var(--surface);border:1px solid var(--line);border-radius:6px;padding:1.25rem;margin:0}
dl{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr))}
dt{color:var(--muted);font-size:.875rem}dd{margin:0;font-size:1.5rem;font-weight:600;font-variant-numeric:tabular-nums}
dd small{font-size:.875rem;font-weight:400;color:var(--muted)}
svg{display:block;width:100%;height:auto;border-bottom:1px solid var(--line)}rect{fill:var(--accent)}
details{margin-top:.75rem}summary{cursor:pointer;font-weight:600;padding:.25rem 0}
table{width:100%;border-collapse:collapse;font-size:.9375rem;font-variant-numeric:tabular-nums}
th,td{padding:.4rem 0;border-top:1px solid var(--line);text-align:right;vertical-align:top}
th:first-child{text-align:left;font-weight:400;overflow-wrap:anywhere;padding-right:1rem}
thead th{border:0;color:var(--muted);font-weight:600}thead th:first-child{font-weight:600}td{padding-left:1rem;white-space:nowrap}
@media (min-width:48rem){main{padding-top:3rem}}
`;

/**
 * A standalone page. It loads nothing, so that its address is not leaked; its only script applies the theme that was
 * chosen on the site.
 *
 * @param body HTML
 */
export const sharedPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${paperColors.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${paperColors.dark}">
<script>${APPLY_THEME}</script>
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;
