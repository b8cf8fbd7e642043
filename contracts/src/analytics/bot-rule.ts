import { z } from 'zod';
import { maintenanceRunSchema } from '../operations/maintenance-run';
import { atMost } from '../values/storable-text';

/** Rules that there may be at once. */
export const MOST_BOT_RULES = 50;

/** The log keeps no finer networks than /24 and /48; much wider ones would leave out whole countries. */
const PREFIXES = { v4: { widest: 8, finest: 24 }, v6: { widest: 16, finest: 48 } };
const LONGEST_AGENT_PART = 200;

function checkPrefix({ value, issues }: z.core.ParsePayload<string>): void {
  const { widest, finest } = value.includes(':') ? PREFIXES.v6 : PREFIXES.v4;
  const prefix = Number(value.slice(value.indexOf('/') + 1));
  const refuse = (message: string) => issues.push({ code: 'custom', input: value, message });
  if (prefix > finest)
    refuse(`Addresses are kept as /${finest} networks alone: choose /${finest} or a smaller number`);
  if (prefix < widest) refuse(`This would be too much at once: choose /${widest} or a larger number`);
}

const networkRuleSchema = z.object({
  kind: z.literal('network'),
  /** What lies in it. '203.0.113.0/24'. */
  network: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(
      z
        .union([z.cidrv4(), z.cidrv6()], 'Write a network: 203.0.113.0/24 or 2001:db8:1::/48')
        .check(checkPrefix),
    ),
});

const userAgentRuleSchema = z.object({
  kind: z.literal('user-agent'),
  /** Part of the user agent; upper and lower case are the same. */
  contains: z
    .string()
    .trim()
    .toLowerCase()
    .min(3, 'At least 3 characters')
    .max(LONGEST_AGENT_PART, atMost(LONGEST_AGENT_PART))
    .regex(/^[\x20-\x7e]*$/, 'Letters, digits and signs of plain ASCII alone'),
});

const behaviourRuleSchema = z.object({
  kind: z.literal('behaviour'),
  /** More events than this of one visitor … */
  events: z.int('A whole number').min(1, 'At least 1').max(10_000, 'At most 10,000'),
  /** … within so many minutes: then the visitor's whole day is a bot's. */
  minutes: z.int('A whole number').min(1, 'At least 1').max(1440, 'At most 1,440: a day'),
});

/** What tells a bot. */
export const botRuleConditionSchema = z.discriminatedUnion('kind', [
  networkRuleSchema,
  userAgentRuleSchema,
  behaviourRuleSchema,
]);
export type BotRuleCondition = z.infer<typeof botRuleConditionSchema>;

/** The body of `POST /api/analytics/bot-rules`. */
export const botRuleInputSchema = z.object({ condition: botRuleConditionSchema });
export type BotRuleInput = z.infer<typeof botRuleInputSchema>;

/**
 * How far a rule has come. While it is `keeping` or `kept`, each event that comes in is held against it; between
 * `keeping` and `kept`, and between `taking-back` and `draft`, a run goes through what came before.
 */
export const botRuleStates = ['draft', 'keeping', 'kept', 'taking-back'] as const;
export type BotRuleState = (typeof botRuleStates)[number];

/** The reason that an event left out by a rule bears: 'rule:7'. */
export const ruleReason = (id: number) => `rule:${id}` as const;

/** A rule of the owner's own, as `GET /api/analytics/bot-rules` lists it. */
export const botRuleSchema = z.object({
  id: z.number().int(),
  condition: botRuleConditionSchema,
  state: z.enum(botRuleStates),
  createdAt: z.iso.datetime(),
  /** When it was last tried over the whole history; null where it was not, or is just now. */
  triedAt: z.iso.datetime().nullable(),
  /** The newest run about it; null where none is known. */
  run: maintenanceRunSchema.nullable(),
});
export type BotRule = z.infer<typeof botRuleSchema>;

const figuresSchema = z.object({
  views: z.number().int(),
  clicks: z.number().int(),
  /** Daily visitors: one of several days counts on each. */
  visitors: z.number().int(),
});
export type TrialFigures = z.infer<typeof figuresSchema>;

/** Figures of people as they were counted, and as they would be with the rule. */
const besideSchema = z.object({ before: figuresSchema, after: figuresSchema });

/** The answer of `GET /api/analytics/bot-rules/{id}/trial`: a rule tried over all days that have single events. */
export const botRuleTrialSchema = z.object({
  triedAt: z.iso.datetime(),
  totals: besideSchema,
  /** Days, oldest first; those whose single events were dropped are not among them. */
  days: z.array(besideSchema.extend({ day: z.iso.date() })),
  /** Those with the most clicks before, 10 at the most. */
  products: z.array(
    besideSchema.extend({
      productId: z.number().int(),
      /** Null for one that is gone for good. */
      name: z.string().nullable(),
    }),
  ),
});
export type BotRuleTrial = z.infer<typeof botRuleTrialSchema>;
