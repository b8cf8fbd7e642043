import { escapeHtml } from '@astaguide/contracts/lib/escape-html';
import MailComposer from 'nodemailer/lib/mail-composer';
import { createHash } from 'node:crypto';
import type { MailServer } from '@astaguide/contracts/operations/mail-server';
import { headerText } from './header-text';
import type { RawMail } from './smtp-sessions';

/** The colors of the site, as mail programs take them: each named, for light and for dark. */
export const mailColors = {
  paper: ['#faf6ef', '#16120f'],
  surface: ['#fffdf9', '#1f1a16'],
  ink: ['#211c17', '#f4ece1'],
  muted: ['#62574b', '#b9ab9a'],
  line: ['#e3d8c7', '#3a3129'],
  link: ['#9a3412', '#ffb08f'],
  button: ['#c2410c', '#ff9166'],
  onButton: ['#ffffff', '#2a0f04'],
} as const;

const light = (name: keyof typeof mailColors) => mailColors[name][0];
const dark = (name: keyof typeof mailColors) => mailColors[name][1];

/** Mail programs that know dark mode read this; the others read the styles of each element. */
const DARK = `@media (prefers-color-scheme: dark) {
.paper { background: ${dark('paper')} !important; }
.surface { background: ${dark('surface')} !important; border-color: ${dark('line')} !important; }
.ink, .surface h1, .surface h2, .surface h3, .surface h4, .surface p, .surface li, .surface td, .surface th { color: ${dark('ink')} !important; }
.muted, .muted p { color: ${dark('muted')} !important; }
.line { border-color: ${dark('line')} !important; }
a.link, .surface a.link { color: ${dark('link')} !important; }
a.button { background: ${dark('button')} !important; color: ${dark('onButton')} !important; }
}`;

/** Styles of the elements of a mail: mail programs know no style sheets. */
export const mailStyles = {
  link: `color:${light('link')};text-decoration:underline`,
  button: `display:inline-block;padding:12px 20px;border-radius:6px;background:${light('button')};color:${light('onButton')};font-weight:600;text-decoration:none`,
  line: `border:0;border-top:1px solid ${light('line')};margin:24px 0`,
  muted: `color:${light('muted')};font-size:13px;line-height:1.5`,
} as const;

interface Frame {
  title: string;
  siteName: string;
  /** Shown by lists of mails beside the subject. */
  preheader?: string;
  /** HTML of the mail, and of what follows below it in small type. */
  body: string;
  footer: string;
}

/** The HTML document of a mail to readers. It loads nothing from anywhere. */
export function readerMailHtml({ title, siteName, preheader, body, footer }: Frame): string {
  const hidden = preheader
    ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>\n`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title><style>${DARK}</style></head>
<body class="paper" style="margin:0;padding:0;background:${light('paper')}">
${hidden}<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${light('paper')}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;font:16px/1.6 -apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<tr><td class="ink" style="padding:0 4px 16px;color:${light('ink')};font-weight:700">${escapeHtml(siteName)}</td></tr>
<tr><td class="surface" style="padding:28px 24px;background:${light('surface')};border:1px solid ${light('line')};border-radius:10px;color:${light('ink')}">
${body}
</td></tr>
<tr><td class="muted" style="padding:20px 4px;${mailStyles.muted}">
${footer}
</td></tr></table></td></tr></table></body></html>`;
}

/** A paragraph of plain text. */
export const mailParagraph = (text: string) =>
  `<p style="margin:0 0 16px;color:${light('ink')}">${escapeHtml(text)}</p>`;

export const mailLink = (href: string, text: string) =>
  `<a class="link" href="${escapeHtml(href)}" style="${mailStyles.link}">${escapeHtml(text)}</a>`;

export const mailButton = (href: string, text: string) =>
  `<p style="margin:24px 0"><a class="button" href="${escapeHtml(href)}" style="${mailStyles.button}">${escapeHtml(text)}</a></p>`;

interface ReaderMail {
  /** Identifies the mail: the same for every attempt, so that mailboxes can detect duplicates. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The page and the POST that unsubscribe. */
  unsubscribeUrl: string;
}

/** A mail of the newsletter, as it goes over the wire. */
export async function readerMail(
  { from }: Pick<MailServer, 'from'>,
  { key, to, subject, text, html, unsubscribeUrl }: ReaderMail,
): Promise<RawMail> {
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  const message = new MailComposer({
    from: { name: headerText(from.name), address: from.address },
    to: { name: '', address: to },
    subject: headerText(subject),
    text,
    html,
    messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${host}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<newsletter.${host}>`,
      Precedence: 'bulk',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { from: from.address, to, content: await message.build() };
}
