/** Milligrams a day from supplements that EFSA assessed as safe for adults in 2020. */
export const ASSESSED_MG = 8;
