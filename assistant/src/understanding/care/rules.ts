import type { CareWord } from './care-words';
import type { StemFinder } from './stem-finder';

/** A step of a rule: any of these words, after at most `gap` other words since the previous step. */
interface Step {
  stems: ReadonlySet<string>;
  /** Whether the end of a sentence also matches. */
  mayEnd: boolean;
  gap: number;
}

/** Steps that must match one after the other. */
export type Rule = readonly Step[];

/** The words of a language's groups. */
export type Groups = Readonly<Record<string, string>>;

/**
 * Parses a rule: a sequence of words, where 'a|b' matches either, 'a*' any ending, '*a' any beginning, '..3' allows up to
 * three other words in between, '$' matches the end of a sentence, '8+' and '0-17' match numbers. Words in capitals are
 * groups. Each word also matches its misspellings, unless it starts with '='.
 *
 * @throws Error if there is no group of that name
 */
export function readRule(line: string, groups: Groups): Rule {
  const whole = line.trim().replace(/[A-Z]{2,}/g, (name) => {
    const group = groups[name];
    if (group === undefined) throw new Error(`There is no group of words '${name}'`);
    return group.replaceAll(' ', '|');
  });
  const known = read.get(whole) ?? stepsOf(whole);
  read.set(whole, known);
  return known;
}

/** Rules that several languages have. */
const read = new Map<string, Rule>();

function stepsOf(line: string): Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of line.split(/\s+/)) {
    if (part.startsWith('..')) {
      gap = Number(part.slice(2));
      continue;
    }
    const stems = new Set(part.split('|'));
    steps.push({ mayEnd: stems.delete('$'), stems, gap });
    gap = 0;
  }
  return steps;
}

/** Rules by the stems of their first word. */
export type RuleSet = ReadonlyMap<string, readonly Rule[]>;

export function ruleSetOf(rules: readonly Rule[]): RuleSet {
  const set = new Map<string, Rule[]>();
  for (const rule of rules)
    for (const stem of rule[0]?.stems ?? []) {
      const others = set.get(stem);
      if (others) others.push(rule);
      else set.set(stem, [rule]);
    }
  return set;
}

/** All stems of the rules. */
export function stemsIn(rules: readonly Rule[]): string[] {
  return rules.flatMap((steps) => steps.flatMap(({ stems }) => [...stems]));
}

interface ReadWord {
  stems: ReadonlySet<string>;
  isLast: boolean;
}

/** A message to match rules against. */
export class Reading {
  private constructor(private readonly words: readonly ReadWord[]) {}

  static of(words: readonly CareWord[], index: StemFinder): Reading {
    const stems = new Map(
      [...new Set(words.map(({ text }) => text))].map((text) => [text, index.stemsOf(text)]),
    );
    return new Reading(words.map(({ text, isLast }) => ({ stems: stems.get(text)!, isLast })));
  }

  holdsAny(rules: RuleSet): boolean {
    return !this.matchesOf(rules).next().done;
  }

  /** The positions of all words that are matched by one of the rules. */
  matched(rules: RuleSet): Set<number> {
    return new Set([...this.matchesOf(rules)].flat());
  }

  /** The positions of the first words that are matched by one of the rules. */
  begun(rules: RuleSet): Set<number> {
    return new Set([...this.matchesOf(rules)].map(([first]) => first!));
  }

  /** Removes words. The gaps remain, so that their neighbours do not become adjacent. */
  without(positions: ReadonlySet<number>): Reading {
    if (positions.size === 0) return this;
    const none: ReadonlySet<string> = new Set();
    const words = this.words.map((word, at) => (positions.has(at) ? { ...word, stems: none } : word));
    return new Reading(words);
  }

  /** The positions of the words of each match. */
  private *matchesOf(rules: RuleSet): Generator<number[]> {
    for (const [from, { stems }] of this.words.entries())
      for (const rule of [...stems].flatMap((stem) => rules.get(stem) ?? [])) {
        const found = this.match(rule, 0, from, from);
        if (found) yield found;
      }
  }

  /**
   * The positions of the words that match the steps from `index` on, where the first one lies between `from` and
   * `to`.
   */
  private match(steps: Rule, index: number, from: number, to: number): number[] | undefined {
    const step = steps[index];
    if (!step) return [];
    for (let at = from; at <= to && at <= this.words.length; at++) {
      if (step.mayEnd && this.isEnd(at)) return this.match(steps, index + 1, at, at);
      if (!this.is(at, step)) continue;
      const rest = this.match(steps, index + 1, at + 1, at + 1 + (steps[index + 1]?.gap ?? 0));
      if (rest) return [at, ...rest];
    }
    return undefined;
  }

  private isEnd(at: number): boolean {
    return at >= this.words.length || (at > 0 && this.words[at - 1]!.isLast);
  }

  private is(at: number, { stems }: Step): boolean {
    for (const stem of this.words[at]?.stems ?? []) if (stems.has(stem)) return true;
    return false;
  }
}
