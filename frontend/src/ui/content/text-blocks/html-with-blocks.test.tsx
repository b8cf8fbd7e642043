import type { TextStudy } from '@astaguide/contracts/catalog/evidence/study';
import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page';
import { sampleProduct } from '../../../testing/sample-product';
import { HtmlWithBlocks } from './html-with-blocks';
import { withNumberedCitations } from './citations';
import { productIdsInBlocks, splitAtBlocks } from './split-at-blocks';

// Its style sheet is for a browser.
jest.mock('../html-content', () => ({
  HtmlContent: ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />,
}));

const card = (id: number) => `<figure data-product="${id}"></figure>`;

test.each([
  ['<p>a<br>b</p>', ['<p>a<br>b</p>']],
  [`<p>a</p>\n${card(7)}\n<p>b</p>`, ['<p>a</p>\n', { kind: 'product', value: '7' }, '\n<p>b</p>']],
  [
    `${card(7)}${card(8)}`,
    [
      { kind: 'product', value: '7' },
      { kind: 'product', value: '8' },
    ],
  ],
  [
    '<figure data-video="vimeo:7" data-title="A &quot;b&quot;"></figure><figure data-comparison="7,9"></figure>',
    [
      { kind: 'video', value: 'vimeo:7', title: 'A "b"' },
      { kind: 'comparison', value: '7,9' },
    ],
  ],
  [`<ul><li>${card(7)}</li></ul>`, [`<ul><li>${card(7)}</li></ul>`]],
  ['<figure data-product="7"><p>a</p></figure>', ['<figure data-product="7"><p>a</p></figure>']],
])('%s is split at its blocks', (html, parts) => expect(splitAtBlocks(html)).toEqual(parts));

test('a card shows the product as it is now, and none a product that is gone', () => {
  const products = [sampleProduct({ id: 7, name: 'Reef', price: '12.34' })];
  const html = `<p>Before</p>${card(7)}${card(8)}<p>After</p>`;
  renderPage(<HtmlWithBlocks html={html} products={products} linkPlacement="article" />);
  expect(screen.getByRole('article', { name: 'Reef' }).textContent).toContain('$12.34');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  screen.getByText('After');
});

test('the page needs the products of cards and comparisons', () =>
  expect(productIdsInBlocks(`${card(7)}<figure data-comparison="8,9"></figure>${card(8)}`)).toEqual(
    new Set([7, 8, 9]),
  ));

test('a comparison shows its products side by side, and a card if only one is left', () => {
  const products = [sampleProduct({ id: 7, name: 'Reef' }), sampleProduct({ id: 8, name: 'Glow' })];
  const html = '<figure data-comparison="8,7,6"></figure>';
  const { show } = renderPage(<HtmlWithBlocks html={html} products={products} linkPlacement="article" />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Glow', 'Reef']);
  expect(screen.getAllByRole('link', { name: /retailer/ })).toHaveLength(2);
  show(<HtmlWithBlocks html={html} products={products.slice(1)} linkPlacement="article" />);
  screen.getByRole('article', { name: 'Glow' });
});

test('a video asks its site for nothing until it is played', () => {
  const html = '<figure data-video="youtube:dQw4w9WgXcQ@90" data-title="How it works"></figure>';
  const { container } = renderPage(<HtmlWithBlocks html={html} products={[]} linkPlacement="article" />);
  expect(container.innerHTML).not.toMatch(/ src=/);
  const card = screen.getByRole('link', { name: /How it works/ });
  expect(card.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s');
  fireEvent.click(card);
  expect(screen.getByTitle('How it works').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&start=90',
  );
});

const study: TextStudy = {
  key: 'doe-2024',
  authors: 'Doe J',
  year: 2024,
  title: 'A trial',
  journal: 'Journal',
  locator: '1:2',
  record: { doi: '10.1000/1' },
  parts: [
    {
      kind: 'trial',
      isRandomized: true,
      isBlinded: true,
      hasPlacebo: true,
      participants: 30,
      people: null,
      dose: '6 mg a day',
      weeks: 8,
      outcome: 'Endurance',
      result: 'No difference.',
      effect: 'none',
    },
  ],
  funding: null,
  checkedOn: null,
};

test('a study shows its record, and questions their answers', () => {
  const questions = [{ id: 'how-much', question: 'How much?', answer: 'Twelve milligrams.' }];
  const html = '<figure data-study="doe-2024"></figure><figure data-questions="how-much,gone"></figure>';
  renderPage(
    <HtmlWithBlocks
      html={html}
      products={[]}
      linkPlacement="article"
      studies={[study]}
      questions={questions}
    />,
  );
  screen.getByText('6 mg a day');
  screen.getByText('Twelve milligrams.');
  // The record and the answer unfold.
  expect(screen.getAllByRole('group')).toHaveLength(2);
});

const cite = (key: string, href: string, number: string) =>
  `<sup data-cite="${key}"><a href="${href}">${number}</a></sup>`;

test('references are numbered in their order, lead to the sources of the page, and go with their study', () => {
  const html = `a${cite('b-1', '/studies#b-1', '9')}b${cite('a-1', '/studies#a-1', '')}c${cite('b-1', '/studies#b-1', '9')}d${cite('gone', '/studies#gone', '3')}`;
  const numbered = withNumberedCitations(html, new Set(['a-1', 'b-1']));
  expect(numbered.keys).toEqual(['b-1', 'a-1']);
  expect(numbered.html.replaceAll(/ aria-label="[^"]*"/g, '')).toBe(
    `a${cite('b-1', '#source-b-1', '1')}b${cite('a-1', '#source-a-1', '2')}c${cite('b-1', '#source-b-1', '1')}d`,
  );
});
