import { pageHtml } from './html-content';

const NAME = `/uploads/${'a'.repeat(24)}-1600x900`;

test('an uploaded picture has its size and its copies, also inside another size', () => {
  const html = pageHtml(`<p><img src="${NAME}.webp" alt="A" width="20" loading="lazy" /></p>`);
  expect(html).toMatch(/^<p><picture><source type="image\/avif" srcset="[^"]*\.340\.avif 340w, /);
  expect(html).toContain(`.340.webp 340w`);
  expect(html).toMatch(
    /<img srcset="[^"]*" sizes="[^"]*" width="1600" height="900" src="[^"]*" alt="A" loading="lazy" \/>/,
  );
});

test.each([
  [
    'a small one',
    `<img src="/uploads/${'a'.repeat(24)}-40x30.webp" alt="" />`,
    /^<img width="40" height="30" src=/,
  ],
  ['one of another site', '<img src="https://a.example/b.png" alt="" />', /^<img src="https:/],
])('%s has no copies', (_what, html, expected) => {
  expect(pageHtml(html)).toMatch(expected);
  expect(pageHtml(html)).not.toContain('srcset');
});
