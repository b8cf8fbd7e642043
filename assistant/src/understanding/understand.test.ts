import { testCatalog } from '../test-catalog.fixture';
import { wordsOf } from '../fold';
import { understand } from './understand';

const read = (text: string) => understand(text, wordsOf(text), testCatalog, () => false);

test.each([
  ['how many calories does one Kelpie softgel have', 'calories'],
  ['Wie viel Zink steckt in Kelpie?', 'zink'],
  ['¿cuánto zinc debo tomar?', 'zinc'],
  ['hoeveel calorieën heeft Kelpie?', 'calorieen'],
  ['ile cynku ma Kelpie?', 'cynku'],
  ['how much pure astaxanthin is in Kelpie', undefined],
  ['how much does Kelpie cost', undefined],
  ['Wie viele Kapseln hat Kelpie?', undefined],
])('what is to be counted in “%s”', (text, counted) => expect(read(text).counted).toBe(counted));
