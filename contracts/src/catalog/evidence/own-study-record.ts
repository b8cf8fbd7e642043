import type { OwnStudy, TextStudy } from './study';

/** A source that the owner added, with its record, as pages show those of the site. */
export function textStudyOf(own: OwnStudy): TextStudy {
  const { key, authors, year, title, journal, locator, doi, pubmedId, kind } = own;
  const { participants, people, dose, weeks, outcome, result, effect, funding, checkedOn } = own;
  // The three fields apply only to trials.
  const ofTrial = (is: boolean) => (kind === 'trial' ? is : null);
  const part = {
    kind,
    isRandomized: ofTrial(own.isRandomized),
    isBlinded: ofTrial(own.isBlinded),
    hasPlacebo: ofTrial(own.hasPlacebo),
    participants,
    people,
    dose,
    weeks,
    outcome,
    result,
    effect,
  };
  const record = doi !== null ? { doi } : pubmedId !== null ? { pubmedId } : null;
  return {
    key,
    authors,
    year,
    title,
    journal,
    record,
    funding,
    checkedOn,
    locator: locator ?? '',
    parts: [part],
  };
}
