import type { ComposedMail } from '@astaguide/contracts/operations/notification-preferences';
import { mailButton, mailLink, mailParagraph, readerMailHtml } from './reader-mail';
import { escapeHtml } from '@astaguide/contracts/lib/escape-html';

interface Confirmation {
  siteName: string;
  /** The site's public origin. */
  publicUrl: string;
  confirmUrl: string;
  /** Who runs the site and where, as far as the owner has said. */
  operator: string;
}

/** The mail that asks whether the reader wants the newsletter. Opening its links changes nothing. */
export function composeConfirmation({
  siteName,
  publicUrl,
  confirmUrl,
  operator,
}: Confirmation): ComposedMail {
  const subject = `Confirm your subscription to ${siteName}`;
  const ask = `Somebody, most likely you, signed this address up for the newsletter of ${siteName}. Press the button on the next page to confirm it.`;
  const ignore =
    'If it wasn’t you, ignore this email: you won’t get the newsletter, and we delete the address after 30 days.';
  const sender = [operator, publicUrl].filter(Boolean).join(' · ');
  return {
    subject,
    text: `${[ask, confirmUrl, ignore, `--\n${sender}`].join('\n\n')}\n`,
    html: readerMailHtml({
      title: subject,
      siteName,
      body: `${mailParagraph(ask)}
${mailButton(confirmUrl, 'Confirm subscription')}
${mailParagraph(ignore)}`,
      footer: `<p style="margin:0">${operator ? `${escapeHtml(operator)} · ` : ''}${mailLink(publicUrl, publicUrl)}</p>`,
    }),
  };
}
