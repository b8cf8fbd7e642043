import { serializeForHtml } from './page-state';

describe('state inside HTML', () => {
  const hostile = { text: '</script><script>alert(1)</script><!--\u2028\u2029' };

  it('cannot leave its script element', () => {
    expect(serializeForHtml(hostile)).not.toMatch(/<|\u2028|\u2029/);
  });

  it('reads back as it was', () => expect(JSON.parse(serializeForHtml(hostile))).toEqual(hostile));
});
