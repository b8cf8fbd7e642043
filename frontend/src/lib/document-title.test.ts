import { documentTitle } from './document-title';

describe('the title of a page', () => {
  it('ends with the name of the site', () =>
    expect(documentTitle('FAQ', 'AstaGuide')).toBe('FAQ | AstaGuide'));
  it('does not say the name twice', () =>
    expect(documentTitle('About AstaGuide', 'AstaGuide')).toBe('About AstaGuide'));
});
