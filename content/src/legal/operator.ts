import { list, paragraph, type BlockOf, type Inline, type Page, type Section } from '../blocks';

/** In the texts in place of the contact address that the owner enters. The domain is reserved. */
export const contactAddress = 'hello@astaguide.example';

/** A link that writes to the contact address. */
export const contactLink: Inline = { text: contactAddress, href: `mailto:${contactAddress}` };

/** Who runs the site, as the owner says; null is not said. */
export interface Operator {
  operatorName: string | null;
  operatorAddress: string | null;
  /** An email address. */
  contactAddress: string | null;
  /** What the owner writes about the site: paragraphs with blank lines between them. */
  aboutText: string | null;
}

/** The pages that name the operator or the contact address. */
const operatorPages = new Set([
  '/about',
  '/contact',
  '/corrections',
  '/privacy-policy',
  '/terms-of-service',
  '/affiliate-disclosure',
]);

/** Whether the law's minimum is said: who it is, and how to write to them. */
export const isOperatorNamed = ({ operatorName, contactAddress: address }: Omit<Operator, 'aboutText'>) =>
  operatorName !== null && address !== null;

const missing: BlockOf<'callout'> = {
  tone: 'caution',
  title: 'This page is not complete',
  text: 'The operator of this site has not entered a name and a contact address yet. Addresses that end in .example receive no mail.',
};

/**
 * A text page with what the owner says about the operator: the contact address in place of the reserved one, the name,
 * and on the About page the owner's own text. What is missing is said at the top.
 */
export function withOperator(page: Page, operator: Operator): Page {
  if (!operatorPages.has(page.path)) return page;
  const { contactAddress: address, aboutText } = operator;
  const filled = address === null ? page : replaced(page, address);
  const [first, ...others] = filled.sections as readonly [Section, ...Section[]];
  const own =
    page.path === '/about' && aboutText !== null
      ? aboutText.split(/\n\s*\n/).map((text) => paragraph(text))
      : [];
  const named =
    operator.operatorName === null || page.path === '/corrections' ? [] : [operatorSection(operator)];
  return {
    ...filled,
    ...(!isOperatorNamed(operator) && { notice: missing }),
    sections: [{ ...first, blocks: [...own, ...first.blocks] }, ...others, ...named],
  };
}

function operatorSection({ operatorName, operatorAddress, contactAddress: address }: Operator): Section {
  const mail: Inline[] = address === null ? [] : [{ text: address, href: `mailto:${address}` }];
  const lines = [
    [operatorName!],
    ...(operatorAddress === null ? [] : [[operatorAddress]]),
    ...(mail.length > 0 ? [mail] : []),
  ];
  return { id: 'operator', heading: 'Operator', blocks: [list(...lines)] };
}

/** Every text of a page with another contact address. */
function replaced(page: Page, address: string): Page {
  const json = JSON.stringify(page).replaceAll(contactAddress, () => JSON.stringify(address).slice(1, -1));
  return JSON.parse(json) as Page;
}
