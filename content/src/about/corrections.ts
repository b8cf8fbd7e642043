import { list, paragraph, type Page } from '../blocks';
import { contactLink } from '../legal/operator';

/** An error that was on a page, and what the page says instead. */
export interface Correction {
  /** 'YYYY-MM-DD' */
  date: string;
  /** A path of this site. */
  page: string;
  was: string;
  is: string;
}

/** In any order; the page shows the newest first. */
export const corrections: readonly Correction[] = [];

export const correctionsPage: Page = {
  path: '/corrections',
  title: 'Corrections',
  description:
    'What counts as a correction on this site, how to report a mistake, how a corrected page is marked, and the list of corrections.',
  heading: 'Corrections',
  lead: 'When a page was wrong, we change it and say here what it said before.',
  sections: [
    {
      id: 'how-to-report',
      heading: 'How to Report a Mistake',
      blocks: [
        paragraph(
          'Write to ',
          contactLink,
          '. Tell us which page and which sentence you mean, and what is right; a source helps. We check it against the study or the label, not against what a seller would prefer.',
        ),
      ],
    },
    {
      id: 'what-counts',
      heading: 'What Counts as a Correction',
      blocks: [
        list(
          'A fact or a number that was wrong: a dose, a result, a number of participants, an ingredient.',
          'A statement that was stronger than the study behind it.',
          'A study that was cited for something it did not find, or that has since been retracted.',
          'A rank, a rating or a commission that was entered wrongly.',
        ),
        paragraph(
          'A spelling mistake, a clearer wording, a new study, or a price or rank that has changed since is an update. We make those without listing them.',
        ),
      ],
    },
    {
      id: 'how-it-is-marked',
      heading: 'How a Correction Is Marked',
      blocks: [
        paragraph(
          'The page itself shows the right text. The list has the date, the page, what it said and what it says now. Entries stay on the list.',
        ),
      ],
    },
  ],
  actions: [
    { text: 'Contact', href: '/contact' },
    { text: 'About this site', href: '/about' },
  ],
};
