import type { MailServer } from '@astaguide/contracts/operations/mail-server';
import type { SenderDomain, SenderRecord } from '@astaguide/contracts/publishing/sender-domain';

/** Reads the TXT records of a name, each in its parts, as `node:dns` does. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

type Finding = Pick<SenderRecord, 'state' | 'found' | 'explanation'>;

/** What mail providers have included in SPF, by the end of their servers' names. */
const INCLUDES: Record<string, string> = {
  'amazonaws.com': 'amazonses.com',
  'brevo.com': 'spf.brevo.com',
  'gmail.com': '_spf.google.com',
  'google.com': '_spf.google.com',
  'mailgun.org': 'mailgun.org',
  'mailjet.com': 'spf.mailjet.com',
  'messagingengine.com': 'spf.messagingengine.com',
  'fastmail.com': 'spf.messagingengine.com',
  'mtasv.net': 'spf.mtasv.net',
  'postmarkapp.com': 'spf.mtasv.net',
  'office365.com': 'spf.protection.outlook.com',
  'outlook.com': 'spf.protection.outlook.com',
  'sendgrid.net': 'sendgrid.net',
  'sparkpostmail.com': 'sparkpostmail.com',
  'zoho.com': 'zohomail.com',
  'zoho.eu': 'zohomail.eu',
};
const MISSING = 'There is no such record yet.';

/**
 * Looks up the records by which mailboxes recognize the sender's mails, and compares them with what they should be.
 *
 * @param selector the name of the DKIM key
 */
export async function checkSenderDomain(
  { url, from }: MailServer,
  selector: string | undefined,
  resolveTxt: ResolveTxt,
): Promise<SenderDomain> {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1).toLowerCase();
  const mechanism = mechanismOf(new URL(url).hostname);
  const key = selector === undefined ? null : `${selector}._domainkey.${domain}`;
  const read = (name: string) => readTxt(name, resolveTxt);
  const [spf, dkim, dmarc] = await Promise.all([
    read(domain).then((answer) => spfFinding(answer, mechanism)),
    key === null
      ? {
          state: 'unknown' as const,
          found: [],
          explanation:
            'Enter the name of the key, the selector, which your mail provider shows with the record to set.',
        }
      : read(key).then(dkimFinding),
    findDmarc(domain, read),
  ]);
  return {
    domain,
    records: [
      { kind: 'SPF', name: domain, toSet: `v=spf1 ${mechanism} ~all`, ...spf },
      { kind: 'DKIM', name: key, toSet: null, ...dkim },
      {
        kind: 'DMARC',
        name: `_dmarc.${domain}`,
        toSet: `v=DMARC1; p=none; rua=mailto:${from.address}`,
        ...dmarc,
      },
    ],
  };
}

/** What the SPF record has to contain, for mails that go out through a server. */
function mechanismOf(host: string): string {
  const provider = Object.keys(INCLUDES).find((end) => host === end || host.endsWith(`.${end}`));
  return provider === undefined ? `a:${host}` : `include:${INCLUDES[provider]}`;
}

/** The texts of a name, or why they are not known. */
type TxtAnswer = string[] | { problem: string };

async function readTxt(name: string, resolveTxt: ResolveTxt): Promise<TxtAnswer> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code = 'no answer' } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    return { problem: `DNS could not be asked from this server (${code}). Try again later.` };
  }
}

const unknown = (explanation: string): Finding => ({ state: 'unknown', found: [], explanation });
const finding = (state: SenderRecord['state'], found: string[], explanation: string): Finding => ({
  state,
  found,
  explanation,
});

function spfFinding(answer: TxtAnswer, mechanism: string): Finding {
  if ('problem' in answer) return unknown(answer.problem);
  const found = answer.filter((text) => /^v=spf1( |$)/i.test(text));
  if (found.length === 0) return finding('missing', [], MISSING);
  if (found.length > 1)
    return finding(
      'wrong',
      found,
      'There are several SPF records. Mailboxes then accept none: join them into one.',
    );
  const terms = found[0]!.toLowerCase().split(/\s+/).slice(1);
  if (terms.some((term) => ['all', '+all', '?all'].includes(term)))
    return finding('wrong', found, 'It lets everybody send for the domain: end it with ~all or -all.');
  if (terms.includes(mechanism.toLowerCase()))
    return finding('found', found, 'It names the server that sends your mails.');
  if (mechanism.startsWith('include:'))
    return finding('wrong', found, `It does not name your mail provider: add ${mechanism} before its end.`);
  return finding(
    'found',
    found,
    'Whether it covers the server that sends your mails cannot be seen from here: compare it with what your mail provider asks for.',
  );
}

function dkimFinding(answer: TxtAnswer): Finding {
  if ('problem' in answer) return unknown(answer.problem);
  const found = answer.filter((text) => /(^|;)\s*p\s*=/i.test(text));
  if (found.length === 0)
    return finding('missing', answer, `${MISSING} Your mail provider shows what to set.`);
  if (found.length > 1) return finding('wrong', found, 'There are several keys under this name: keep one.');
  if (!/(^|;)\s*p\s*=\s*[A-Za-z0-9+/]/.test(found[0]!))
    return finding('wrong', found, 'The key is empty, which means that it was withdrawn.');
  return finding(
    'found',
    found,
    'Mailboxes can check the signature of your mails, if your provider signs them with this key.',
  );
}

/** A domain without a record of its own has that of the domain above it. */
async function findDmarc(domain: string, read: (name: string) => Promise<TxtAnswer>): Promise<Finding> {
  const labels = domain.split('.');
  for (let place = 0; place <= Math.max(0, labels.length - 2); place++) {
    const answer = await read(`_dmarc.${labels.slice(place).join('.')}`);
    if ('problem' in answer) return unknown(answer.problem);
    const found = answer.filter((text) => /^v=DMARC1\s*(;|$)/.test(text));
    if (found.length > 0) return dmarcFinding(found);
  }
  return finding('missing', [], MISSING);
}

function dmarcFinding(found: string[]): Finding {
  if (found.length > 1)
    return finding(
      'wrong',
      found,
      'There are several DMARC records. Mailboxes then ignore all of them: keep one.',
    );
  const policy = /;\s*p\s*=\s*(\w+)/i.exec(found[0]!)?.[1]?.toLowerCase();
  if (policy === undefined || !['none', 'quarantine', 'reject'].includes(policy))
    return finding('wrong', found, 'It has no policy: it needs p=none, p=quarantine or p=reject.');
  return finding(
    'found',
    found,
    policy === 'none'
      ? 'Mails that fail are reported and still delivered. Once the reports show none of yours, use p=quarantine.'
      : 'Mails in your name that fail the checks are held back.',
  );
}
