/** A phone number for help. */
export interface Helpline {
  name: string;
  /** In the notation of its country. */
  number: string;
  /** The web page of its operator. */
  source: string;
  /**
   * YYYY-MM-DD: the day on which the number was confirmed on a published page. `null`: from general knowledge only; the
   * owner must compare it with `source` before the site opens.
   */
  checkedOn: string | null;
}

/** The helplines of a country. */
export interface CountryHelp {
  /** The emergency number or numbers. */
  emergency: Helpline;
  crisis: readonly Helpline[];
  /** Only if one number serves the whole country and is open to everyone. */
  poison?: Helpline;
}

/** If the country is unknown: one of these works in most countries. */
export const emergencyAnywhere: readonly string[] = ['112', '911'];

/** A directory of crisis lines in most countries. */
export const helplineDirectory = 'findahelpline.com';

const CHECKED = '2026-11-23';
const line = (name: string, number: string, source: string, checkedOn: string | null): Helpline => ({
  name,
  number,
  source,
  checkedOn,
});
const european = line('112', '112', 'https://digital-strategy.ec.europa.eu/en/policies/112', null);

/** Helplines by country, ISO 3166-1 alpha-2. */
export const helplines: Readonly<Record<string, CountryHelp>> = {
  US: {
    emergency: line('911', '911', 'https://www.911.gov/', CHECKED),
    crisis: [line('988 Suicide & Crisis Lifeline', '988', 'https://988lifeline.org/', CHECKED)],
    poison: line('Poison Help', '1-800-222-1222', 'https://poisonhelp.hrsa.gov/', CHECKED),
  },
  CA: {
    emergency: line('911', '911', 'https://www.canada.ca/en/services/policing/police/emergencies.html', null),
    crisis: [line('9-8-8: Suicide Crisis Helpline', '988', 'https://988.ca/', CHECKED)],
    poison: line('Poison Centres', '1-844-764-7669', 'https://infopoison.ca/', null),
  },
  GB: {
    emergency: line(
      '999',
      '999',
      'https://www.nhs.uk/nhs-services/urgent-and-emergency-care-services/',
      CHECKED,
    ),
    crisis: [line('Samaritans', '116 123', 'https://www.samaritans.org/', CHECKED)],
    poison: line('NHS 111', '111', 'https://111.nhs.uk/', CHECKED),
  },
  IE: {
    emergency: line('112', '112 / 999', 'https://www.gov.ie/en/service/emergency-calls/', CHECKED),
    crisis: [line('Samaritans', '116 123', 'https://www.samaritans.org/ireland/', CHECKED)],
    poison: line('Public Poisons Line (8am-10pm)', '01 809 2166', 'https://poisons.ie/public/', CHECKED),
  },
  AU: {
    emergency: line('Triple Zero', '000', 'https://www.triplezero.gov.au/', CHECKED),
    crisis: [line('Lifeline', '13 11 14', 'https://www.lifeline.org.au/', null)],
    poison: line('Poisons Information Centre', '13 11 26', 'https://www.poisonsinfo.nsw.gov.au/', CHECKED),
  },
  NZ: {
    emergency: line('111', '111', 'https://www.police.govt.nz/contact-us/111', CHECKED),
    crisis: [line('Need to talk?', '1737', 'https://1737.org.nz/', null)],
    poison: line('National Poisons Centre', '0800 764 766', 'https://poisons.co.nz/', CHECKED),
  },
  DE: {
    emergency: european,
    crisis: [line('TelefonSeelsorge', '0800 111 0 111', 'https://www.telefonseelsorge.de/', CHECKED)],
  },
  AT: {
    emergency: { ...european, checkedOn: CHECKED },
    crisis: [line('TelefonSeelsorge', '142', 'https://www.telefonseelsorge.at/', null)],
    poison: line(
      'Vergiftungsinformationszentrale',
      '01 406 43 43',
      'https://goeg.at/Vergiftungsinformation',
      CHECKED,
    ),
  },
  CH: {
    emergency: line(
      '112 / 144',
      '112 / 144',
      'https://www.ch.ch/en/safety-and-justice/emergency-numbers/',
      null,
    ),
    crisis: [line('Die Dargebotene Hand', '143', 'https://www.143.ch/', CHECKED)],
    poison: line('Tox Info Suisse', '145', 'https://www.toxinfo.ch/', CHECKED),
  },
  ES: {
    emergency: european,
    crisis: [line('Línea 024', '024', 'https://www.sanidad.gob.es/linea024/', CHECKED)],
    poison: line(
      'Servicio de Información Toxicológica',
      '91 562 04 20',
      'https://www.mjusticia.gob.es/es/institucional/organismos/instituto-nacional/servicios/servicio-informacion',
      null,
    ),
  },
  MX: {
    emergency: line('911', '911', 'https://www.gob.mx/911', CHECKED),
    crisis: [line('Línea de la Vida', '800 911 2000', 'https://www.gob.mx/lineadelavida', null)],
  },
  NL: {
    emergency: { ...european, checkedOn: CHECKED },
    crisis: [line('113 Zelfmoordpreventie', '113 / 0800-0113', 'https://www.113.nl/', CHECKED)],
  },
  BE: {
    emergency: european,
    crisis: [
      line('Zelfmoordlijn', '1813', 'https://www.zelfmoord1813.be/', CHECKED),
      line('Centre de Prévention du Suicide', '0800 32 123', 'https://www.preventionsuicide.be/', CHECKED),
    ],
    poison: line(
      'Antigifcentrum / Centre Antipoisons',
      '070 245 245',
      'https://www.antigifcentrum.be/',
      null,
    ),
  },
  PL: {
    emergency: european,
    crisis: [
      line(
        'Centrum Wsparcia dla Osób Dorosłych w Kryzysie Psychicznym',
        '116 123',
        'https://116sos.pl/',
        CHECKED,
      ),
      line('Telefon zaufania dla dzieci i młodzieży', '116 111', 'https://116111.pl/', CHECKED),
    ],
  },
};
