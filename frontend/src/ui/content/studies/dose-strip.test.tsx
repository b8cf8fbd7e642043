import { cleanup, screen } from '@testing-library/react';
import { answerApi } from '../../../testing/api-answers';
import { renderPage } from '../../../testing/render-page';
import { DoseStrip } from './dose-strip';
import { StudyChangesContext } from './study-changes-context';

const strip = (retracted: readonly string[] = []) => {
  answerApi({});
  renderPage(
    <StudyChangesContext
      value={retracted.map((key) => ({
        key,
        kind: 'retracted' as const,
        date: '2026-01-01',
        note: 'Withdrawn',
        noticeUrl: null,
      }))}
    >
      <DoseStrip
        marks={[
          { name: 'Tide', dose: 12 },
          { name: 'Odd', dose: 7 },
        ]}
      />
    </StudyChangesContext>,
  );
  return document.querySelector('figure')!;
};
const items = () => screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);

test('says in words how many trials used each dose, and lists every trial with a link to its record', () => {
  const figure = strip();
  expect(figure.textContent).toContain(
    'Tide: 12 mg, a dose of 4 trials, 150% of what EFSA assessed as safe.',
  );
  expect(figure.textContent).toContain('Odd: 7 mg, a dose of none of the trials cited here, 88%');
  expect(items()).toHaveLength(10);
  expect(items()).toContain('Res et al. 2013: 20 mg, 32 people, no effect');
  expect(screen.getByRole('link', { name: 'Res et al. 2013', hidden: true }).getAttribute('href')).toBe(
    '/studies#res-2013',
  );
});

test('leaves out a retracted trial', () => {
  const figure = strip(['brown-2021']);
  expect(items()).toHaveLength(9);
  expect(figure.textContent).toContain('Tide: 12 mg, a dose of 3 trials');
});

test('colors one study among the others, and draws nothing for a study without doses', () => {
  answerApi({});
  const { container } = renderPage(<DoseStrip study="res-2013" />);
  expect(container.querySelectorAll('.text-accent circle')).toHaveLength(1);
  expect(items()).toHaveLength(10);
  cleanup();
  renderPage(<DoseStrip study="brendler-2019" />);
  expect(document.querySelector('figure')).toBeNull();
});

test('adds less than 3 KB of drawing to a page', () =>
  expect(strip().querySelector('svg')!.outerHTML.length).toBeLessThan(3 * 1024));
