/** What a text is told by, with its class. */
export interface Example<Label extends string> {
  label: Label;
  /** Each once. */
  features: readonly string[];
}

/** Passes over the examples: more of them learn nothing that held for unseen texts. */
const PASSES = 4;
const RATE = 2;
/** Classes less likely than this are not corrected by an example. */
const UNLIKELY = 0.01;

/** The known features of a text, all with the same weight, whose squares add up to 1. */
interface Places {
  at: readonly number[];
  weight: number;
}

/**
 * Multinomial logistic regression over features of texts. Deterministic: the same examples give the same weights.
 */
export class LinearClassifier<Label extends string> {
  private constructor(
    private readonly labels: readonly Label[],
    /** The place of each known feature. */
    private readonly places: ReadonlyMap<string, number>,
    /** Of each place the weight of each class; then the bias of each class. */
    private readonly weights: Float32Array,
  ) {}

  /** @param labels every class once */
  static train<Label extends string>(
    labels: readonly Label[],
    examples: readonly Example<Label>[],
  ): LinearClassifier<Label> {
    const counts = new Map<string, number>();
    for (const { features } of examples)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    // What occurs once says little, unless it is a word.
    const telling = [...counts].flatMap(([feature, count]) =>
      count > 1 || feature.startsWith('w') ? [feature] : [],
    );
    const places = new Map(telling.map((feature, place) => [feature, place] as const));
    const weights = new Float32Array((places.size + 1) * labels.length);
    const classifier = new LinearClassifier(labels, places, weights);
    const read = examples.map(({ label, features }) => ({
      label: labels.indexOf(label),
      places: classifier.placesOf(features),
    }));
    for (let pass = 0; pass < PASSES; pass++) {
      const rate = RATE / (1 + pass * 0.5);
      for (const index of shuffled(read.length, pass + 1)) classifier.learn(read[index]!, rate);
    }
    return classifier;
  }

  /** Reads what `toBytes` wrote. */
  static fromBytes<Label extends string>([names, weights]: readonly Uint8Array[]): LinearClassifier<Label> {
    const { labels, features } = JSON.parse(Buffer.from(names!).toString()) as {
      labels: Label[];
      features: string[];
    };
    const places = new Map(features.map((feature, place) => [feature, place]));
    return new LinearClassifier(labels, places, new Float32Array(weights!.buffer));
  }

  /** The names of classes and features as JSON, and the weights. */
  toBytes(): Uint8Array[] {
    const names = Buffer.from(JSON.stringify({ labels: this.labels, features: [...this.places.keys()] }));
    return [names, new Uint8Array(this.weights.buffer)];
  }

  /** The probability of each class. */
  classify(features: readonly string[]): Map<Label, number> {
    const shares = this.sharesOf(this.placesOf(features));
    return new Map(this.labels.map((label, index) => [label, shares[index]!]));
  }

  private placesOf(features: readonly string[]): Places {
    const at = features.flatMap((feature) => this.places.get(feature) ?? []);
    return { at, weight: 1 / Math.sqrt(Math.max(1, at.length)) };
  }

  private learn({ label, places }: { label: number; places: Places }, rate: number): void {
    const shares = this.sharesOf(places);
    shares[label]! -= 1;
    const classes = this.labels.length;
    const wrong: number[] = [];
    for (let index = 0; index < classes; index++) if (Math.abs(shares[index]!) > UNLIKELY) wrong.push(index);
    for (const place of places.at) {
      const from = place * classes;
      for (let nth = 0; nth < wrong.length; nth++) {
        const index = wrong[nth]!;
        this.weights[from + index]! -= rate * places.weight * shares[index]!;
      }
    }
    const bias = this.places.size * classes;
    for (const index of wrong) this.weights[bias + index]! -= 0.05 * rate * shares[index]!;
  }

  private sharesOf({ at, weight }: Places): Float64Array {
    const classes = this.labels.length;
    const scores = new Float64Array(classes);
    for (const place of at) {
      const from = place * classes;
      for (let index = 0; index < classes; index++) scores[index]! += this.weights[from + index]!;
    }
    const bias = this.places.size * classes;
    let highest = -Infinity;
    for (let index = 0; index < classes; index++) {
      scores[index] = SHARPNESS * (scores[index]! * weight + this.weights[bias + index]!);
      highest = Math.max(highest, scores[index]!);
    }
    let sum = 0;
    for (let index = 0; index < classes; index++) sum += scores[index] = Math.exp(scores[index]! - highest);
    for (let index = 0; index < classes; index++) scores[index]! /= sum;
    return scores;
  }
}

/** Factor of all scores, so that a probability of 0.7 is right in about 7 of 10 unseen texts. */
const SHARPNESS = 2;

/** The numbers below `length` in an order that depends on the seed alone. */
function shuffled(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  let state = seed;
  for (let index = length - 1; index > 0; index--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (index + 1);
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  return order;
}
