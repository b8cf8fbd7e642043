import { siteSettingsInputSchema, type SiteSettingsUpdate } from '@astaguide/contracts/site/site-settings';
import type { Control } from 'react-hook-form';
import { contractForm } from '../../ui/form/contract-form';

export const settingsContract = contractForm(siteSettingsInputSchema);
export type SettingsValues = typeof settingsContract.empty;
export type SettingsControl = Control<SettingsValues, unknown, SiteSettingsUpdate>;
