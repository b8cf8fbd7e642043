/** A question of the set, and what a right answer holds. */
export interface EvalQuestion {
  /** What the visitor says, turn by turn; the answer to the last is judged. */
  turns: readonly string[];
  /** Texts that stand in the answer, in any case. */
  facts?: readonly string[];
  /** Texts that do not. */
  not?: readonly string[];
  /** Slugs of products named with their brand; the first of them is the first product the answer names. */
  products?: readonly string[];
  /** Slugs of products whose price of the moment stands in the answer. */
  prices?: readonly string[];
  /** Addresses among the answer's sources, without their anchors. */
  sources: readonly string[];
  /** The site holds no answer: it says so. */
  unknown?: boolean;
}
