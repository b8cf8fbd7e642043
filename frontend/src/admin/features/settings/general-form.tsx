import { capitalized } from '../../../lib/format';
import type { SiteSettings } from '@astaguide/contracts/settings/site-settings';
import { weekStarts } from '@astaguide/contracts/lib/report-period';
import { ContractFields, type FieldLayout } from '../../ui/form/contract-field';
import { Panel } from '../../ui/panel';
import { ImageField } from './image-field';
import { SectionForm } from './section-form';
import { generalForm, settingsSaving, type GeneralValues } from './settings-values';

const nameFields: FieldLayout<GeneralValues>[] = [{ name: 'siteName', label: 'Site name', maxLength: 100 }];
const moneyFields: FieldLayout<GeneralValues>[] = [
  {
    name: 'clicksThroughSite',
    label: 'Use redirect links (/go/…)',
    hint: 'Links lead to /go/… on your site, which forwards to the retailer. Also counts visitors without JavaScript.',
    isWide: true,
  },
  {
    name: 'publishCommissions',
    label: 'Publish commission rates',
    hint: 'Visitors see today’s rates on How We Rank. Many affiliate programs forbid publishing them: check their terms first.',
    isWide: true,
  },
  {
    name: 'reportingCurrency',
    label: 'Currency of the earnings',
    hint: 'Code such as EUR. Other currencies are converted by your exchange rates under Settings › Imports.',
    letters: 'upper',
    maxLength: 3,
  },
  {
    name: 'priceMaxAgeDays',
    label: 'Flag prices older than (days)',
    hint: 'Older prices show “may have changed”.',
  },
  {
    name: 'weekStart',
    label: 'First day of the week',
    hint: 'In charts of weeks and in calendars. The weekly summary is about Monday to Sunday.',
    options: Object.keys(weekStarts).map((day) => ({ value: day, label: capitalized(day) })),
  },
];

const operatorFields: FieldLayout<GeneralValues>[] = [
  { name: 'operatorName', label: 'Operator', hint: 'Your name, or that of your company' },
  { name: 'contactAddress', label: 'Contact address', hint: 'Email address for readers', type: 'email' },
  {
    name: 'operatorAddress',
    label: 'Postal address',
    hint: 'In one line. Many countries require it.',
    isWide: true,
  },
  {
    name: 'aboutText',
    label: 'About',
    hint: 'Your own words at the top of the About page. Leave a blank line between paragraphs.',
    rows: 6,
    isWide: true,
  },
];
const postFields: FieldLayout<GeneralValues>[] = [
  {
    name: 'postCategories',
    label: 'More categories',
    hint: 'Comma-separated, beside the five that every site has',
    isWide: true,
  },
  {
    name: 'slugLanguage',
    label: 'Language of slugs',
    hint: 'In German, “Grüße” becomes gruesse; otherwise grusse.',
    options: [
      { value: 'en', label: 'English and others' },
      { value: 'de', label: 'German' },
    ],
  },
  {
    name: 'readingTime',
    label: 'Reading time',
    options: [
      { value: 'fixed', label: '5 min read, for every post' },
      { value: 'real', label: 'By the length of each post' },
    ],
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
      <Panel
        title="Operator"
        about="Shown on the About, Contact and legal pages, which say that it is missing until then"
      >
        <div className="grid items-start gap-6 md:grid-cols-2">
          <ContractFields form={generalForm} fields={operatorFields} />
        </div>
      </Panel>
      <Panel title="Posts" about="Their categories, addresses and reading time">
        <div className="grid items-start gap-6 md:grid-cols-2">
          <ContractFields form={generalForm} fields={postFields} />
        </div>
      </Panel>
      <Panel title="Links, money and weeks" about="Where Buy Now leads, and how reports count">
        <div className="grid items-start gap-6 md:grid-cols-2">
          <ContractFields form={generalForm} fields={moneyFields} />
        </div>
      </Panel>
    </SectionForm>
  );
}
