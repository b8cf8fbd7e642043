import { readData } from '../data';

/** Kinds of care replies, as far as their words distinguish them. */
export type CareKind =
  | 'crisis'
  | 'emergency'
  | 'overdose'
  | 'pregnancy'
  | 'medicines'
  | 'surgery'
  | 'children'
  | 'animals'
  | 'illness';

/**
 * Messages that call for a care reply, misspelled, in capitals, in the middle of another topic; and messages that only
 * sound so.
 */
export const { care: careWordings, harmless: harmlessWordings } = readData<{
  care: Record<CareKind, readonly string[]>;
  harmless: readonly string[];
}>('questions/wordings.json');
