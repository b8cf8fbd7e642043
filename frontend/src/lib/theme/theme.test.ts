import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paperColors } from './theme';

test('the browser’s own bars have the color of the page', () => {
  const design = readFileSync(join(__dirname, '../../ui/design.css'), 'utf8');
  expect(design).toContain(`--paper: light-dark(${paperColors.light}, ${paperColors.dark});`);
});
