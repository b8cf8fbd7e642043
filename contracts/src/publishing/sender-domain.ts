import { z } from 'zod';

/** The query of `GET /api/newsletter/sender-domain`. */
export const senderDomainQuerySchema = z.object({
  selector: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9]([a-z0-9._-]{0,61}[a-z0-9])?$/, 'Enter the name before “._domainkey”, such as s1')
    .optional()
    .meta({ example: 's1' })
    .describe('The name of the DKIM key, which the mail provider gives.'),
});
export type SenderDomainQuery = z.output<typeof senderDomainQuerySchema>;

/** `unknown`: DNS did not answer, or the name of the record is not known. */
export const senderRecordStates = ['found', 'missing', 'wrong', 'unknown'] as const;

const senderRecordSchema = z.object({
  kind: z.enum(['SPF', 'DKIM', 'DMARC']),
  state: z.enum(senderRecordStates),
  /** Name of the record in DNS; null where it is not known. */
  name: z.string().meta({ example: '_dmarc.example.com' }).nullable(),
  /** What DNS has under the name. */
  found: z.array(z.string()).meta({ example: [] }),
  /** The TXT record to set; null where only the mail provider knows it. */
  toSet: z.string().meta({ example: 'v=DMARC1; p=none; rua=mailto:owner@example.com' }).nullable(),
  /** What the state means, in a sentence. */
  explanation: z.string().meta({ example: 'There is no such record yet.' }),
});
export type SenderRecord = z.infer<typeof senderRecordSchema>;

/** The response of `GET /api/newsletter/sender-domain`: the records by which mailboxes recognize the sender. */
export const senderDomainSchema = z.object({
  /** The domain of `MAIL_FROM`; null without a mail server. */
  domain: z.string().meta({ example: 'example.com' }).nullable(),
  records: z.array(senderRecordSchema),
});
export type SenderDomain = z.infer<typeof senderDomainSchema>;
