/**
 * How many cases a generated proof tries: GENERATED_TIMES as many as usual, as the whole suite does. The test's name, or
 * the message of its failure, has the seed.
 */
export const generatedCases = (usual: number) => usual * Number(process.env['GENERATED_TIMES'] || 1);
