/** What a text is told by, with its class. */
export interface Example<Label extends string> {
  label: Label;
  /** Each once. */
  features: readonly string[];
  /** Features with other values than 0 and 1. Every example has the same number of them. */
  values?: Float32Array;
}

/** Passes over the examples, and the first whose weights count: more learn nothing that holds for unseen texts. */
const PASSES = 5;
const FIRST_COUNTED = 2;
const RATE = 2;
/** Factor of what was learnt, so that a probability of 0.7 is right in about 7 of 10 unseen texts. */
const SHARPNESS = 1.4;
/** Classes less likely than this are not corrected by an example. */
const UNLIKELY = 0.01;

/** The known features of a text, all with the same weight, whose squares add up to 1; then the features with values. */
interface Places {
  at: Uint32Array;
  weight: number;
  values: Float32Array;
}
const noValues: Float32Array = new Float32Array();
const nameOfValue = (_: number, index: number) => `v${index}`;

/**
 * Multinomial logistic regression over features of texts. Deterministic: the same examples give the same weights. Features
 * are known by a number of 32 bits, and weights are rounded to 8, so that both are used as they lie in a file.
 */
export class LinearClassifier<Label extends string> {
  private placesOfValues: readonly number[] | undefined;

  private constructor(
    private readonly labels: readonly Label[],
    /** The number of each known feature, ascending. */
    private readonly features: Uint32Array,
    /** Of each feature the weight of each class; then the bias of each class. */
    private weights: Float32Array | Int8Array,
    /** By what the weights of each feature are multiplied. */
    private scales: Float32Array,
  ) {}

  /**
   * @param labels every class once
   */
  static train<Label extends string>(
    labels: readonly Label[],
    examples: readonly Example<Label>[],
  ): LinearClassifier<Label> {
    const counts = new Map<string, number>();
    for (const { features } of examples)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    // What occurs once says little, unless it is a word.
    const telling = [...counts].flatMap(([feature, count]) =>
      count > 1 || feature.startsWith('w') ? [numberOf(feature)] : [],
    );
    telling.push(...Array.from(examples[0]?.values ?? [], nameOfValue).map(numberOf));
    const known = Uint32Array.from(new Set(telling)).sort();
    const weights = new Float32Array((known.length + 1) * labels.length);
    const scales = new Float32Array(known.length + 1).fill(1);
    const classifier = new LinearClassifier(labels, known, weights, scales);
    const read = examples.map(({ label, features, values }) => ({
      label: labels.indexOf(label),
      places: classifier.placesOf(features, values),
    }));
    // The mean of the later passes depends less on their order.
    const mean = new Float32Array(weights.length);
    for (let pass = 0; pass < PASSES; pass++) {
      const rate = RATE / (1 + pass * 0.5);
      for (const index of shuffled(read.length, pass + 1)) classifier.learn(read[index]!, rate);
      if (pass >= FIRST_COUNTED)
        for (let at = 0; at < mean.length; at++) mean[at]! += weights[at]! / (PASSES - FIRST_COUNTED);
    }
    weights.set(mean.map((weight) => SHARPNESS * weight));
    classifier.round();
    return classifier;
  }

  /** Reads what `toBytes` wrote. */
  static fromBytes<Label extends string>(
    labels: readonly Label[],
    [features, scales, weights]: readonly Uint8Array[],
  ): LinearClassifier<Label> {
    return new LinearClassifier(
      labels,
      new Uint32Array(features!.buffer),
      new Int8Array(weights!.buffer),
      new Float32Array(scales!.buffer),
    );
  }

  toBytes(): Uint8Array[] {
    return [this.features, this.scales, this.weights].map(
      ({ buffer }) => new Uint8Array(buffer as ArrayBuffer),
    );
  }

  /** The probability of each class. */
  classify(features: readonly string[], values?: Float32Array): Map<Label, number> {
    const shares = this.sharesOf(this.placesOf(features, values));
    return new Map(this.labels.map((label, index) => [label, shares[index]!]));
  }

  /** How much features tell for a class, summed up. */
  evidenceFor(label: Label, features: readonly string[]): number {
    const index = this.labels.indexOf(label);
    return features
      .map((feature) => this.placeOf(feature))
      .filter((place) => place >= 0)
      .reduce(
        (sum, place) => sum + this.scales[place]! * this.weights[place * this.labels.length + index]!,
        0,
      );
  }

  private placesOf(features: readonly string[], values = noValues): Places {
    const found = features.map((feature) => this.placeOf(feature)).filter((place) => place >= 0);
    this.placesOfValues ??= Array.from(values, nameOfValue).map((name) => this.placeOf(name));
    const weight = 1 / Math.sqrt(Math.max(1, found.length));
    return { at: Uint32Array.from([...found, ...this.placesOfValues]), weight, values };
  }

  private placeOf(feature: string): number {
    return placeOf(numberOf(feature), this.features);
  }

  private learn({ label, places }: { label: number; places: Places }, rate: number): void {
    const { weights, features } = this;
    const shares = this.sharesOf(places);
    shares[label]! -= 1;
    const classes = this.labels.length;
    const wrong: number[] = [];
    shares.forEach((share, index) => Math.abs(share) > UNLIKELY && wrong.push(index));
    const steps = wrong.map((index) => rate * shares[index]!);
    // Indexes, because most of the training is here.
    const { at, weight: same, values } = places;
    const withValues = at.length - values.length;
    for (let index = 0; index < at.length; index++) {
      const from = at[index]! * classes;
      const weight = index < withValues ? same : values[index - withValues]!;
      for (let nth = 0; nth < wrong.length; nth++) weights[from + wrong[nth]!]! -= weight * steps[nth]!;
    }
    for (const [nth, index] of wrong.entries())
      weights[features.length * classes + index]! -= 0.05 * steps[nth]!;
  }

  private sharesOf({ at, weight, values }: Places): Float64Array {
    const classes = this.labels.length;
    const scores = new Float64Array(classes);
    const withValues = at.length - values.length;
    for (let nth = 0; nth <= at.length; nth++) {
      const place = at[nth] ?? this.features.length;
      // The last is the bias.
      const scale = this.scales[place]! * (nth < withValues ? weight : (values[nth - withValues] ?? 1));
      const from = place * classes;
      for (let index = 0; index < classes; index++) scores[index]! += scale * this.weights[from + index]!;
    }
    const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
    const likely = scores.map((score) => Math.exp(score - highest));
    const sum = likely.reduce((all, one) => all + one, 0);
    return likely.map((one) => one / sum);
  }

  private round(): void {
    const classes = this.labels.length;
    const rounded = new Int8Array(this.weights.length);
    for (let place = 0; place < this.scales.length; place++) {
      const own = this.weights.subarray(place * classes, (place + 1) * classes);
      const scale = Math.max(...own.map(Math.abs)) / 127 || 1;
      this.scales[place] = scale;
      rounded.set(
        Array.from(own, (weight) => Math.round(weight / scale)),
        place * classes,
      );
    }
    this.weights = rounded;
  }
}

/** FNV-1a. */
export function numberOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The index of a number in ascending ones; -1 if it is not there. */
export function placeOf(number: number, all: Uint32Array): number {
  let [from, to] = [0, all.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (all[middle]! < number) from = middle + 1;
    else to = middle;
  }
  return all[from] === number ? from : -1;
}

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
