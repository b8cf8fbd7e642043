import { helplines, type CountryHelp } from './helplines';

const lines = ({ emergency, crisis, poison }: CountryHelp) => [
  emergency,
  ...crisis,
  ...(poison ? [poison] : []),
];

test.each(Object.entries(helplines))(
  '%s has an emergency number and a crisis line, each with its source',
  (country, help) => {
    expect(country).toMatch(/^[A-Z]{2}$/);
    expect(help.crisis.length).toBeGreaterThan(0);
    for (const { name, number, source, checkedOn } of lines(help)) {
      expect(name).not.toBe('');
      expect(number).toMatch(/^\d[\d \-/]+$/);
      expect(new URL(source).protocol).toBe('https:');
      if (checkedOn !== null) expect(new Date(checkedOn).toISOString().slice(0, 10)).toBe(checkedOn);
    }
  },
);
