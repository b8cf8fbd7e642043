/** @jest-environment jsdom */
import { newPostValues } from './post-form';
import { differencesOf } from './post-differences';

const mine = { ...newPostValues, title: 'Mine', content: '<p>One</p>\n<ul><li>Two</li></ul>', version: 1 };

describe('two versions of an article', () => {
  it('differ in the fields that read otherwise, whatever their version', () => {
    expect(differencesOf(mine, { ...mine, title: 'Theirs', published: true, version: 2 })).toEqual([
      { label: 'Title', mine: 'Mine', theirs: 'Theirs' },
      { label: 'Published', mine: 'No', theirs: 'Yes' },
    ]);
  });

  it('show a content by its words', () => {
    expect(differencesOf(mine, { ...mine, content: '<p>One &amp; a half</p>' })).toEqual([
      { label: 'Content', mine: 'One\nTwo', theirs: 'One & a half' },
    ]);
  });

  it('show its source where the words are the same', () => {
    expect(differencesOf(mine, { ...mine, content: '<h2>One</h2><p>Two</p>' })).toEqual([
      { label: 'Content', mine: mine.content, theirs: '<h2>One</h2><p>Two</p>' },
    ]);
  });
});
