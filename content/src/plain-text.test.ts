import { plainText } from './plain-text';

test('running text loses its links and keeps its words and references', () => {
  const text = [
    { strong: 'Skin: ' },
    'steadier ',
    { cite: 'ito-2018' },
    '. See the ',
    { text: 'guide', href: '/skin-health-guide' },
    '.',
  ];
  expect(plainText(text)).toBe('Skin: steadier (Ito et al. 2018). See the guide.');
  expect(plainText('As it is')).toBe('As it is');
});
