/** Many words with a number each, in a tenth of the memory of a Map. */
export class WordList {
  private readonly starts: Uint32Array;

  /**
   * @param text the words in their order, one after the other
   * @param lengths of the words, in bytes
   * @param numbers of the words
   */
  private constructor(
    private readonly text: string,
    private readonly lengths: Uint8Array,
    private readonly numbers: Uint16Array,
  ) {
    this.starts = new Uint32Array(lengths.length + 1);
    for (const [at, length] of lengths.entries()) this.starts[at + 1] = this.starts[at]! + length;
  }

  /** @param numbers by word, below 65,536; words have less than 256 letters */
  static of(numbers: ReadonlyMap<string, number>): WordList {
    const words = [...numbers.keys()].toSorted((one, other) => (one < other ? -1 : 1));
    return new WordList(
      // Read back from bytes, else it would be a tree of its parts.
      Buffer.from(words.join('')).toString('latin1'),
      Uint8Array.from(words, (word) => Buffer.byteLength(word)),
      Uint16Array.from(words, (word) => numbers.get(word)!),
    );
  }

  /** Reads what `toBytes` wrote. */
  static fromBytes(bytes: Uint8Array): WordList {
    const { buffer, byteOffset } = bytes;
    const [count] = new Uint32Array(buffer, byteOffset, 1) as unknown as [number];
    const numbers = new Uint16Array(buffer, byteOffset + 4, count);
    const lengths = new Uint8Array(buffer, byteOffset + 4 + 2 * count, count);
    const text = Buffer.from(bytes.subarray(4 + 3 * count)).toString('latin1');
    return new WordList(text, lengths, numbers);
  }

  /** The number of words, their numbers, lengths and letters. */
  toBytes(): Uint8Array {
    const { length, buffer, byteOffset, byteLength } = this.numbers;
    const count = new Uint8Array(Uint32Array.of(length).buffer);
    return Buffer.concat([
      count,
      new Uint8Array(buffer, byteOffset, byteLength),
      this.lengths,
      Buffer.from(this.text, 'latin1'),
    ]);
  }

  has(word: string): boolean {
    return this.get(word) !== undefined;
  }

  /** Whether a word begins like this. */
  hasStart(start: string): boolean {
    return this.at(this.indexOf(start))?.startsWith(start) ?? false;
  }

  get(word: string): number | undefined {
    const index = this.indexOf(word);
    return this.at(index) === word ? this.numbers[index] : undefined;
  }

  /** The index of a word, or of the first one after it. */
  private indexOf(word: string): number {
    let from = 0;
    let to = this.numbers.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.at(middle)! < word) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private at(index: number): string | undefined {
    return index < this.numbers.length
      ? this.text.slice(this.starts[index], this.starts[index + 1])
      : undefined;
  }
}
