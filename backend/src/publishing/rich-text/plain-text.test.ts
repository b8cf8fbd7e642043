import { plainText } from './plain-text';

test.each([
  ['<p>See <a href="/x">this</a>, not <em>that</em>.</p>', 'See this, not that.'],
  ['<p>C<sub>40</sub>H<sub>52</sub></p><p>One<br>Two</p>', 'C40H52 One Two'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['A &amp; B <aside>note</aside>', 'A & B note'],
])('%s reads %j', (html, text) => expect(plainText(html)).toBe(text));
