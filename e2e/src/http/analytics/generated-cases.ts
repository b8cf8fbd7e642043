/**
 * Number of cases of a property test: the usual number, times GENERATED_TIMES, which the whole suite sets. The test's
 * name or failure message contains the seed.
 */
export const generatedCases = (usual: number) => usual * Number(process.env['GENERATED_TIMES'] || 1);
