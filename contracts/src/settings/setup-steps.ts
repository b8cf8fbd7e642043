/** The steps of the first hour, in their order. */
export const setupSteps = [
  'password',
  'site',
  'address',
  'operator',
  'popup',
  'product',
  'subId',
  'salesReport',
  'mail',
] as const;
export type SetupStep = (typeof setupSteps)[number];
