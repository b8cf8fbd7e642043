import type { SiteSettings } from '@astaguide/contracts/settings/site-settings';
import { ContractFields, type FieldLayout } from '../../ui/form/contract-field';
import { Panel } from '../../ui/panel';
import { ImageField } from './image-field';
import { SectionForm } from './section-form';
import { generalForm, settingsSaving, type GeneralValues } from './settings-values';

const nameFields: FieldLayout<GeneralValues>[] = [{ name: 'siteName', label: 'Site name', maxLength: 100 }];
const linkFields: FieldLayout<GeneralValues>[] = [
  {
    name: 'clicksThroughSite',
    label: 'Send clicks through this site',
    hint: 'Links lead to /go/… on your site, which forwards to the retailer. Counts visitors without JavaScript as well.',
  },
];
const commissionFields: FieldLayout<GeneralValues>[] = [
  {
    name: 'publishCommissions',
    label: 'Publish commission rates',
    hint: 'Visitors see today’s rates on How We Rank. Many affiliate programs forbid publishing them: check their terms first.',
  },
];
const priceFields: FieldLayout<GeneralValues>[] = [
  {
    name: 'priceMaxAgeDays',
    label: 'Days until a price may have changed',
    hint: 'From then on pages say “price may have changed”.',
  },
];

/** The site's name and images, where its buy links lead, and what it says about commissions and prices. */
export function GeneralForm({ settings }: { settings: SiteSettings }) {
  return (
    <SectionForm name="general" contract={generalForm} settings={settings} saving={settingsSaving}>
      <Panel title="General" about="Shown in the header, page titles and search results">
        <div className="grid items-start gap-6 *:first:col-span-full md:grid-cols-2">
          <ContractFields form={generalForm} fields={nameFields} />
          <ImageField
            name="logoUrl"
            label="Logo URL"
            hint="Replaces the site name in the header, 40 px high."
          />
          <ImageField name="faviconUrl" label="Favicon URL" hint="Square image, shown in browser tabs" />
        </div>
      </Panel>
      <Panel title="Buy links" about="Where a click on Buy Now goes first">
        <ContractFields form={generalForm} fields={linkFields} />
      </Panel>
      <Panel title="Commissions" about="Rates that you entered under Analytics, Earnings">
        <ContractFields form={generalForm} fields={commissionFields} />
      </Panel>
      <Panel title="Prices" about="Shown beside each price with the day you checked it">
        <ContractFields form={generalForm} fields={priceFields} />
      </Panel>
    </SectionForm>
  );
}
