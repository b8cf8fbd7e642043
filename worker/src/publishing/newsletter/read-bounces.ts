import type { Bounce, BounceKind } from '@astaguide/contracts/publishing/newsletter-bounce';

/**
 * Reads what came back of mails from a mailbox: delivery reports (RFC 3464) and complaints (RFC 5965). Delays, successes,
 * refusals by policy and other mails are left out.
 *
 * @param mailbox an mbox file, or one message
 */
export function readBounces(mailbox: string): Bounce[] {
  // Parts with reports are plain text by their standards, so that the message needs no decoding.
  const messages = mailbox.replaceAll('\r\n', '\n').split(/^(?=From .*\d{4}$)/m);
  return messages.flatMap((message) => {
    const lines = message.replace(/\n[ \t]+/g, ' ');
    return /^Feedback-Type:/im.test(lines) ? complaintsIn(lines) : reportsIn(lines);
  });
}

const field = (text: string, name: string) =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(text)?.[1]?.trim();

/** Each recipient of a delivery report has a paragraph of its own. */
function reportsIn(message: string): Bounce[] {
  return message.split(/\n\s*\n/).flatMap((paragraph) => {
    const email = addressIn(field(paragraph, 'Final-Recipient') ?? field(paragraph, 'Original-Recipient'));
    const kind = kindOf(field(paragraph, 'Status') ?? '');
    if (email === undefined || kind === undefined || field(paragraph, 'Action')?.toLowerCase() !== 'failed')
      return [];
    return [{ email, kind }];
  });
}

function complaintsIn(message: string): Bounce[] {
  const type = field(message, 'Feedback-Type')?.toLowerCase();
  const email = addressIn(field(message, 'Original-Rcpt-To') ?? field(message, 'Removal-Recipient'));
  return email !== undefined && (type === 'abuse' || type === 'fraud') ? [{ email, kind: 'complaint' }] : [];
}

/** RFC 3463: 5.1.x is about the address, 5.2.1 a mailbox that is closed, 5.7.x a policy, which says nothing about either. */
function kindOf(status: string): BounceKind | undefined {
  const [code] = /\d\.\d{1,3}\.\d{1,3}/.exec(status) ?? [];
  if (code === undefined || !/^[45]/.test(code) || code.startsWith('5.7.')) return undefined;
  return code.startsWith('5.1.') || code === '5.2.1' ? 'hard' : 'soft';
}

/** 'rfc822; <Ana@example.org>' → 'ana@example.org'. */
function addressIn(text: string | undefined): string | undefined {
  return /([^\s<>;,"]+@[^\s<>;,"]+)/.exec(text ?? '')?.[1]?.toLowerCase();
}
