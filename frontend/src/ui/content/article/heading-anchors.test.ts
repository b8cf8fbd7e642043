import { withHeadingAnchors } from './heading-anchors';

test('headings get an id from their text, and are listed as they read', () =>
  expect(withHeadingAnchors('<p>a</p><h2>Doses &amp; <em>food</em></h2><h3>b</h3>')).toEqual({
    html: '<p>a</p><h2 id="section-doses-food">Doses &amp; <em>food</em></h2><h3>b</h3>',
    anchors: [{ id: 'section-doses-food', heading: 'Doses & food' }],
  }));

test('an id of the owner stays', () =>
  expect(withHeadingAnchors('<h2 id="mine">Doses</h2>')).toEqual({
    html: '<h2 id="mine">Doses</h2>',
    anchors: [{ id: 'mine', heading: 'Doses' }],
  }));

test('no two headings share an id, and none takes that of another element', () => {
  const { anchors } = withHeadingAnchors('<h2>Doses</h2><h2>Doses</h2><h3 id="section-doses-2">c</h3>');
  expect(anchors.map(({ id }) => id)).toEqual(['section-doses', 'section-doses-3']);
});

test('a heading without text is not listed', () =>
  expect(withHeadingAnchors('<h2> </h2>')).toEqual({ html: '<h2> </h2>', anchors: [] }));
