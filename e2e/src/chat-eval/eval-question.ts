/** A question of the set, and the expected answer. */
export interface EvalQuestion {
  /** The visitor's messages; the answer to the last one is judged. */
  turns: readonly string[];
  /** Texts that the answer must contain, in any case. */
  facts?: readonly string[];
  /** Texts that it must not contain. */
  not?: readonly string[];
  /** Slugs of products that the answer names with their brand; it names the first one first. */
  products?: readonly string[];
  /** Slugs of products whose current price the answer contains. */
  prices?: readonly string[];
  /** Sources that the answer lists, without anchors. */
  sources: readonly string[];
  /** The site has no answer, and the assistant says so. */
  unknown?: boolean;
}
