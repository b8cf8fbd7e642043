import { z } from 'zod';
import { maintenanceRunSchema } from '../maintenance/maintenance-run';
import { storableText } from '../lib/storable-text';

/** Maximum number of rules. */
export const MAX_BOT_RULES = 50;

/** The log stores networks no finer than /24 and /48; much wider ones would exclude whole countries. */
const PREFIXES = { v4: { widest: 8, finest: 24 }, v6: { widest: 16, finest: 48 } };
const MAX_AGENT_PART = 200;
const MAX_SOURCE = 200;

function checkPrefix({ value, issues }: z.core.ParsePayload<string>): void {
  const { widest, finest } = value.includes(':') ? PREFIXES.v6 : PREFIXES.v4;
  const prefix = Number(value.slice(value.indexOf('/') + 1));
  const refuse = (message: string) => issues.push({ code: 'custom', input: value, message });
  if (prefix > finest)
    refuse(`Addresses are stored as /${finest} networks: choose /${finest} or a smaller number`);
  if (prefix < widest) refuse(`This network is too large: choose /${widest} or a larger number`);
}

const networkRuleSchema = z.object({
  kind: z.literal('network'),
  /** Matches addresses in this network: '203.0.113.0/24'. */
  network: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(
      z
        .union([z.cidrv4(), z.cidrv6()], 'Enter a network such as 203.0.113.0/24 or 2001:db8:1::/48')
        .check(checkPrefix),
    )
    .meta({ example: '203.0.113.0/24' }),
});

const userAgentRuleSchema = z.object({
  kind: z.literal('user-agent'),
  /** Substring of the user agent; case-insensitive. */
  contains: z
    .string()
    .trim()
    .toLowerCase()
    .min(3, 'At least 3 characters')
    .max(MAX_AGENT_PART)
    .regex(/^[\x20-\x7e]*$/, 'Use plain ASCII characters only')
    .meta({ example: 'headless' }),
});

/** 'https://www.Spam.example/page' → 'spam.example': as the log stores the source of a visit. */
const asSource = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\/([^/?#]*).*$/, '$1')
    .replace(/^www\.|[./]+$/g, '');

const sourceRuleSchema = z.object({
  kind: z.literal('source'),
  /** The source of a visit: a site with its subdomains ('spam.example'), or the name of a campaign's source. */
  source: storableText()
    .trim()
    .max(MAX_SOURCE)
    .transform(asSource)
    .pipe(z.string().min(2, 'At least 2 characters'))
    .meta({ example: 'spam.example' }),
});

const behaviourRuleSchema = z.object({
  kind: z.literal('behaviour'),
  /** A visitor with more than this number of events … */
  events: z.int('Enter a whole number').min(1, 'At least 1').max(10_000, 'At most 10,000'),
  /** … within this number of minutes: the visitor's whole day is then bot traffic. */
  minutes: z.int('Enter a whole number').min(1, 'At least 1').max(1440, 'At most 1,440 (one day)'),
});

const networkAgentsRuleSchema = z.object({
  kind: z.literal('network-agents'),
  /** A network (/24, /48) with more than this number of user agents on a day: its whole day is then bot traffic. */
  userAgents: z.int('Enter a whole number').min(2, 'At least 2').max(10_000, 'At most 10,000'),
});

/** The condition of a bot rule. */
export const botRuleConditionSchema = z.discriminatedUnion('kind', [
  networkRuleSchema,
  userAgentRuleSchema,
  sourceRuleSchema,
  behaviourRuleSchema,
  networkAgentsRuleSchema,
]);
export type BotRuleCondition = z.infer<typeof botRuleConditionSchema>;

/** The body of `POST /api/analytics/bot-rules`. */
export const botRuleInputSchema = z.object({ condition: botRuleConditionSchema });
export type BotRuleInput = z.infer<typeof botRuleInputSchema>;

/**
 * The state of a rule. New events are matched while it is `applying` or `applied`; a run processes stored events
 * between `applying` and `applied`, and between `removing` and `draft`.
 */
export const botRuleStates = ['draft', 'applying', 'applied', 'removing'] as const;
export type BotRuleState = (typeof botRuleStates)[number];

/** The reason of an event that a rule excludes: 'rule:7'. */
export const ruleReason = (id: number) => `rule:${id}` as const;

/** A custom bot rule, as listed by `GET /api/analytics/bot-rules`. */
export const botRuleSchema = z.object({
  id: z.number().int(),
  condition: botRuleConditionSchema,
  state: z.enum(botRuleStates),
  createdAt: z.iso.datetime(),
  /** When its last preview was completed; null if none was. */
  previewedAt: z.iso.datetime().nullable(),
  /** The newest maintenance run for this rule; null if there is none. */
  run: maintenanceRunSchema.nullable(),
});
export type BotRule = z.infer<typeof botRuleSchema>;

const metricsSchema = z.object({
  views: z.number().int(),
  clicks: z.number().int(),
  /** Daily visitors: a visitor counts once on each day. */
  visitors: z.number().int(),
});
export type PreviewMetrics = z.infer<typeof metricsSchema>;

/** Metrics without the rule (before) and with it (after). */
const besideSchema = z.object({ before: metricsSchema, after: metricsSchema });

/** The response of `GET /api/analytics/bot-rules/{id}/preview`: the effect of a rule on all days with raw events. */
export const botRulePreviewSchema = z.object({
  previewedAt: z.iso.datetime(),
  totals: besideSchema,
  /** Days with raw events, oldest first. */
  days: z.array(besideSchema.extend({ day: z.iso.date() })),
  /** Products with the most clicks before, at most 10. */
  products: z.array(
    besideSchema.extend({
      productId: z.number().int(),
      /** Null if the product was deleted permanently. */
      name: z.string().meta({ example: 'Astaxanthin 12 mg' }).nullable(),
    }),
  ),
});
export type BotRulePreview = z.infer<typeof botRulePreviewSchema>;
