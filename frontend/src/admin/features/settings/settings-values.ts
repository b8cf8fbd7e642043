import { siteSettingsFieldsSchema } from '@astaguide/contracts/settings/site-settings';
import { saveSettingsMutation } from '../../api/owner-settings';
import { contractForm } from '../../ui/form/contract-form';

/** The fields of each section. */
export const generalForm = contractForm(
  siteSettingsFieldsSchema
    .pick({
      siteName: true,
      logoUrl: true,
      faviconUrl: true,
      clicksThroughSite: true,
      publishCommissions: true,
      priceMaxAgeDays: true,
      reportingCurrency: true,
      weekStart: true,
      postCategories: true,
      slugLanguage: true,
      readingTime: true,
      operatorName: true,
      operatorAddress: true,
      contactAddress: true,
      aboutText: true,
    })
    .required({
      slugLanguage: true,
      readingTime: true,
      siteName: true,
      priceMaxAgeDays: true,
      reportingCurrency: true,
      weekStart: true,
    }),
  ['postCategories'],
);
export const popupForm = contractForm(siteSettingsFieldsSchema.pick({ socialProof: true }));
export const timeZoneForm = contractForm(siteSettingsFieldsSchema.pick({ timeZone: true }));

export type GeneralValues = typeof generalForm.empty;
export type PopupValues = typeof popupForm.empty;
export type TimeZoneValues = typeof timeZoneForm.empty;

/** How the forms of the site's settings are saved. */
export const settingsSaving = {
  mutation: saveSettingsMutation,
  isPartial: true,
  done: 'Site settings updated successfully',
  failed: 'Failed to update site settings',
};
