import { about } from '../about/about';
import { contact } from '../about/contact';
import { howWeRank } from '../about/how-we-rank';
import { contactAddress, withOperator } from './operator';
import { privacyPolicy } from './privacy-policy';
import { termsOfService } from './terms-of-service';

const nobody = { operatorName: null, operatorAddress: null, contactAddress: null, aboutText: null };
const jane = {
  operatorName: 'Jane Doe',
  operatorAddress: 'Some Street 1, Town',
  contactAddress: 'jane@site.test',
  aboutText: 'We began in 2020.\n\nWe read labels.',
};
const pages = [about, contact, privacyPolicy, termsOfService];

test('pages say that the operator is missing, until name and contact address are known', () => {
  for (const page of pages) {
    expect(JSON.stringify(withOperator(page, nobody))).toContain('has not entered a name');
    expect(JSON.stringify(withOperator(page, { ...jane, operatorName: null }))).toContain(
      'has not entered a name',
    );
    expect(JSON.stringify(withOperator(page, jane))).not.toContain('has not entered a name');
  }
});

test('the operator’s name and address replace the reserved one everywhere', () => {
  for (const page of pages) {
    const text = JSON.stringify(withOperator(page, jane));
    expect(text).not.toContain(contactAddress);
    for (const part of ['jane@site.test', 'Jane Doe', 'Some Street 1, Town']) expect(text).toContain(part);
  }
});

test('the owner’s own text begins the About page alone', () => {
  const [first] = withOperator(about, jane).sections;
  expect(JSON.stringify(first!.blocks.slice(0, 2))).toContain('We began in 2020.');
  expect(JSON.stringify(withOperator(contact, jane))).not.toContain('We began');
});

test('what is missing is said above the sections', () => {
  const { notice, sections } = withOperator(privacyPolicy, nobody);
  expect(notice!.text).toContain('has not entered a name');
  expect(sections[0]!.blocks).toEqual(privacyPolicy.sections[0]!.blocks);
});

test('other pages stay as they are', () => expect(withOperator(howWeRank, nobody)).toBe(howWeRank));
