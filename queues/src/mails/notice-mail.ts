import type { ComposedMail } from '@astaguide/contracts/operations/notification-preferences';
import { escapeHtml } from '@astaguide/contracts/lib/escape-html';

/** The HTML document of a mail. @param body HTML */
export function mailHtml(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1d2327;background:#fff">
<div style="max-width:560px;margin:0 auto">
${body}
</div></body></html>`;
}

/** Renders a mail of a few paragraphs that ends with a link to the dashboard. */
export function composeNotice(subject: string, paragraphs: string[], link: string): ComposedMail {
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  return {
    subject,
    text: `${[...paragraphs, `Dashboard: ${link}`].join('\n\n')}\n`,
    html: mailHtml(subject, `${body}\n<p><a href="${escapeHtml(link)}">Open the dashboard</a></p>`),
  };
}
