import type { ComposedMail } from '@astaguide/contracts/operations/notification-preferences';
import { escapeHtml } from '@astaguide/contracts/lib/escape-html';
import { mailHtml } from './mail-html';

/** Renders a mail of a few paragraphs that ends with a link to the dashboard. */
export function composeNotice(subject: string, paragraphs: string[], link: string): ComposedMail {
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  return {
    subject,
    text: `${[...paragraphs, `Dashboard: ${link}`].join('\n\n')}\n`,
    html: mailHtml(subject, `${body}\n<p><a href="${escapeHtml(link)}">Open the dashboard</a></p>`),
  };
}
