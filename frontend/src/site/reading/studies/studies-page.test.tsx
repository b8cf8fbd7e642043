import { studiesPage } from '@astaguide/content/studies/studies-page';
import { studies } from '@astaguide/content/studies/studies';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page';
import { studiesDataset } from './dataset';
import { StudyEntry } from './study-entry';

const site = { url: 'https://site.example', name: 'AstaGuide' };

const renderRecords = () => renderPage(studies.map((study) => <StudyEntry key={study.key} study={study} />));

test('each study has its record, with its link and what is not recorded', () => {
  renderRecords();
  for (const { key } of studies) expect(document.getElementById(key)).not.toBeNull();
  const nagaki = within(screen.getByRole('article', { name: 'Nagaki et al. 2002' }));
  nagaki.getByText('26');
  nagaki.getByText('People who work at screens');
  nagaki.getByText('Not yet');
  nagaki.getByText('no online record');
  expect(nagaki.getAllByText('not recorded')).toHaveLength(1);
  const park = within(screen.getByRole('article', { name: 'Park et al. 2010' }));
  expect(park.getByRole('link').getAttribute('href')).toBe('https://doi.org/10.1186/1743-7075-7-18');
  const tominaga = within(screen.getByRole('article', { name: 'Tominaga et al. 2012' }));
  tominaga.getByText('Trial without a control group');
  tominaga.getByRole('heading', { name: 'Study 2 of the paper' });
});

test('everything in the structured data is on the page', () => {
  renderRecords();
  const [dataset] = studiesDataset(site) as [Record<string, unknown>];
  const shown = document.body.textContent;
  expect(dataset).toMatchObject({
    '@type': 'Dataset',
    url: 'https://site.example/studies',
    name: studiesPage.heading,
    description: studiesPage.lead,
  });
  for (const label of dataset.variableMeasured as string[]) expect(shown).toContain(label);
  const parts = dataset.hasPart as {
    name: string;
    author: string;
    datePublished: string;
    url: string;
    sameAs?: string;
  }[];
  expect(parts).toHaveLength(studies.length);
  for (const { name, author, datePublished, url, sameAs } of parts) {
    expect(shown).toContain(`${author} (${datePublished}). ${name}.`);
    expect(document.getElementById(new URL(url).hash.slice(1))).not.toBeNull();
    if (sameAs) expect(document.querySelector(`a[href="${sameAs}"]`)).not.toBeNull();
  }
});

test('the description has the length that search engines show', () => {
  expect(studiesPage.description.length).toBeGreaterThanOrEqual(120);
  expect(studiesPage.description.length).toBeLessThanOrEqual(155);
});
