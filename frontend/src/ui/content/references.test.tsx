import { citedStudies } from '@astaguide/content/studies/cited-studies';
import type { StudyChange } from '@astaguide/contracts/catalog/evidence/study-change';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { CitedStudiesContext } from './cited-studies-context';
import { HtmlContent } from './html-content';
import { RichText } from './rich-text';
import { Sources } from './sources';
import { StudyChangesContext } from './studies/study-changes-context';
import { TrialCount } from './studies/trial-count';

const text = ['It rose ', { cite: 'park-2010' }, '.'] as const;
const studies = citedStudies([text]);

const renderText = (changes: readonly StudyChange[] = []) =>
  renderPage(
    <StudyChangesContext value={changes}>
      <CitedStudiesContext value={studies}>
        <p>
          <RichText text={text} />
        </p>
        <Sources studies={studies} />
      </CitedStudiesContext>
    </StudyChangesContext>,
  );

const change: StudyChange = {
  key: 'park-2010',
  kind: 'retracted',
  date: '2026-02-03',
  note: 'Data were wrong.',
  noticeUrl: 'https://journal.example/notices/1',
};

test('a reference opens the note of its study, which leads to the record and to the source', () => {
  renderText();
  const opens = screen.getByRole('button', { name: 'Park et al. 2010' }).getAttribute('popovertarget');
  const note = document.getElementById(opens!)!;
  expect(note.getAttribute('popover')).toBe('auto');
  const links = Array.from(note.querySelectorAll('a'), (link) => link.getAttribute('href'));
  expect(links).toEqual(['/studies#park-2010', 'https://doi.org/10.1186/1743-7075-7-18']);
});

test('the list of sources leads to the record and to the source without the note', () => {
  renderText();
  const list = within(document.querySelector<HTMLElement>('ol:has(#source-park-2010)')!);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/studies#park-2010',
    'https://doi.org/10.1186/1743-7075-7-18',
  ]);
});

test('a retraction shows at the reference, in its note and in the list of sources, with its notice', () => {
  const { container } = renderText([change]);
  expect(container.querySelector('p')!.textContent).toBe('It rose (Park et al. 2010, retracted).');
  const notes = screen.getAllByText(/Retracted/, { selector: 'strong' });
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'Retracted February 3, 2026: Data were wrong.',
    'Retracted February 3, 2026: Data were wrong.',
  ]);
  const notices = container.querySelectorAll('a[href="https://journal.example/notices/1"]');
  expect(notices).toHaveLength(2);
});

test('an expression of concern is named as one', () => {
  const { container } = renderText([{ ...change, kind: 'concern', noticeUrl: null }]);
  expect(container.querySelector('p')!.textContent).toBe(
    'It rose (Park et al. 2010, expression of concern).',
  );
  expect(screen.getAllByText(/^Expression of concern/, { selector: 'strong' })).toHaveLength(2);
  expect(screen.queryByText('Read the notice')).toBeNull();
});

test('an article that links to a changed study names it above its text', () => {
  renderPage(
    <StudyChangesContext value={[change]}>
      <HtmlContent html='<p><a href="/studies#park-2010">Park</a></p>' />
      <HtmlContent html='<p><a href="/studies#res-2013">Res</a></p>' />
    </StudyChangesContext>,
  );
  expect(screen.getByRole('listitem').textContent).toBe(
    'Park et al. 2010, cited here: Retracted February 3, 2026: Data were wrong. Read the notice',
  );
});

test('a number of trials says how many of them changed', () => {
  const trials = ['tominaga-2012', 'park-2010', 'ito-2018'];
  const changes: StudyChange[] = [change, { ...change, key: 'ito-2018' }, { ...change, key: 'res-2013' }];
  const { container, show } = renderPage(
    <StudyChangesContext value={changes}>
      <TrialCount text="3 human trials cited" trials={trials} />
    </StudyChangesContext>,
  );
  expect(container.textContent).toBe('3 human trials cited, 2 retracted');
  show(<TrialCount text="3 human trials cited" trials={trials} />);
  expect(container.textContent).toBe('3 human trials cited');
});
