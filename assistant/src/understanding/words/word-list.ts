/** Many words with a number each, in a tenth of the memory of a Map. */
export class WordList {
  private constructor(
    /** The words in their order, one after the other. */
    private readonly text: string,
    /** Where each begins, and where the last one ends. */
    private readonly starts: Uint32Array,
    private readonly numbers: Uint16Array,
  ) {}

  /** @param numbers by word, below 65,536 */
  static of(numbers: ReadonlyMap<string, number>): WordList {
    const words = [...numbers.keys()].toSorted((one, other) => (one < other ? -1 : 1));
    const starts = new Uint32Array(words.length + 1);
    for (const [at, word] of words.entries()) starts[at + 1] = starts[at]! + word.length;
    // Read back from bytes, else it would be a tree of its parts.
    const text = Buffer.from(words.join(''), 'latin1').toString('latin1');
    return new WordList(
      text,
      starts,
      Uint16Array.from(words, (word) => numbers.get(word)!),
    );
  }

  /** Reads what `toBytes` wrote. */
  static fromBytes(bytes: Uint8Array): WordList {
    const { buffer, byteOffset } = bytes;
    const [count] = new Uint32Array(buffer, byteOffset, 1) as unknown as [number];
    const starts = new Uint32Array(buffer, byteOffset + 4, count + 1);
    const numbers = new Uint16Array(buffer, byteOffset + 8 + 4 * count, count);
    const text = Buffer.from(buffer as ArrayBuffer, byteOffset + 8 + 6 * count, starts[count]).toString(
      'latin1',
    );
    return new WordList(text, starts, numbers);
  }

  toBytes(): Uint8Array {
    const parts = [Uint32Array.of(this.numbers.length), this.starts, this.numbers];
    return Buffer.concat([
      ...parts.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
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
