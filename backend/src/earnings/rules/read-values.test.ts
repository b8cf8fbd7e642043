import fc from 'fast-check';
import {
  currencyOfHeading,
  decimalSignOf,
  isPaidWord,
  isTest,
  readAmount,
  readCurrency,
  readState,
} from './read-values';

/** Locales with different digits, groups, decimal signs and places of the currency, each with a currency used there. */
const locales = {
  'en-US': 'USD', 'en-GB': 'GBP', 'en-CA': 'CAD', 'en-AU': 'AUD', 'en-IN': 'INR', 'en-ZA': 'ZAR', 'de-DE': 'EUR',
  'de-AT': 'EUR', 'de-CH': 'CHF', 'fr-FR': 'EUR', 'fr-CA': 'CAD', 'fr-CH': 'CHF', 'es-ES': 'EUR', 'es-MX': 'MXN',
  'it-IT': 'EUR', 'it-CH': 'CHF', 'nl-NL': 'EUR', 'nl-BE': 'EUR', 'pl-PL': 'PLN', 'ru-RU': 'RUB', 'uk-UA': 'UAH',
  'cs-CZ': 'CZK', 'hu-HU': 'HUF', 'ro-RO': 'RON', 'pt-BR': 'BRL', 'pt-PT': 'EUR', 'sv-SE': 'SEK', 'nb-NO': 'NOK',
  'da-DK': 'DKK', 'fi-FI': 'EUR', 'tr-TR': 'TRY', 'el-GR': 'EUR', 'he-IL': 'ILS', 'ar-EG': 'EGP', 'fa-IR': 'USD',
  'hi-IN': 'INR', 'bn-BD': 'USD', 'mr-IN': 'INR', 'th-TH': 'THB', 'zh-CN': 'CNY', 'zh-TW': 'TWD', 'en-SG': 'SGD',
} as const; // prettier-ignore

describe('an amount', () => {
  it.each([
    ['12', '12.0000'],
    ['0', '0.0000'],
    ['007.50', '7.5000'],
    ['1,234.5', '1234.5000'],
    ['1.234,50', '1234.5000'],
    ['1 234,56', '1234.5600'],
    ['1\u00A0234,56', '1234.5600'],
    ['1\u202F234,56', '1234.5600'],
    ['1 234 567,8', '1234567.8000'],
    ['1’234.56', '1234.5600'],
    ["1'234.50", '1234.5000'],
    ['1,23,456.78', '123456.7800'],
    ['1,23,456', '123456.0000'],
    ['12,34,56,789.01', '123456789.0100'],
    ['1,234,567', '1234567.0000'],
    ['1.234.567', '1234567.0000'],
    ['1.234.567,89', '1234567.8900'],
    ['1,234,567.89', '1234567.8900'],
    ['12,30', '12.3000'],
    ['12.3', '12.3000'],
    ['0,075', '0.0750'],
    ['0.075', '0.0750'],
    ['1234,567', '1234.5670'],
    ['1234.567', '1234.5670'],
    ['1,2345', '1.2345'],
    ['1.74300', '1.7430'],
    ['0.00005', '0.0001'],
    ['.5', '0.5000'],
    [',5', '0.5000'],
    ['12.', '12.0000'],
    ['-12.30', '-12.3000'],
    ['−12,34', '-12.3400'],
    ['–12,34', '-12.3400'],
    ['12.34-', '-12.3400'],
    ['12,34 -', '-12.3400'],
    ['- 12.34', '-12.3400'],
    ['(12.34)', '-12.3400'],
    ['($12.34)', '-12.3400'],
    ['$(12.34)', '-12.3400'],
    ['(12,34 €)', '-12.3400'],
    ['-$17.95', '-17.9500'],
    ['$-17.95', '-17.9500'],
    ['-A$59.90', '-59.9000'],
    ['€ -1,90', '-1.9000'],
    ['-1.038,95 €', '-1038.9500'],
    ['+5.00', '5.0000'],
    ['-0.00', '0.0000'],
    ['(0.00)', '0.0000'],
    ['$1,234.56', '1234.5600'],
    ['US$ 1,234.56', '1234.5600'],
    ['US $12.50', '12.5000'],
    ['CA$12.50', '12.5000'],
    ['C$12.50', '12.5000'],
    ['A$ 12.50', '12.5000'],
    ['R$ 1.234,56', '1234.5600'],
    ['£29.99', '29.9900'],
    ['€12.30', '12.3000'],
    ['12,30 €', '12.3000'],
    ['12.30 EUR', '12.3000'],
    ['EUR12.30', '12.3000'],
    ['USD41.10', '41.1000'],
    ['$12.30 USD', '12.3000'],
    ['CHF 12.50', '12.5000'],
    ['Fr. 12.50', '12.5000'],
    ['SFr. 1’234.–', '1234.0000'],
    ['129,99 zł', '129.9900'],
    ['1 299,00 kr', '1299.0000'],
    ['kr 99,50', '99.5000'],
    ['99,50 kr.', '99.5000'],
    ['₹1,23,456.78', '123456.7800'],
    ['Rs. 1,250.50', '1250.5000'],
    ['¥1230', '1230.0000'],
    ['1 250,00 ₽', '1250.0000'],
    ['1 250,50 руб.', '1250.5000'],
    ['349,00 Kč', '349.0000'],
    ['12 990 Ft', '12990.0000'],
    ['US$.50', '0.5000'],
    ['12,-', '12.0000'],
    ['€ 12,--', '12.0000'],
    ['1.234,-', '1234.0000'],
    ['١٬٢٣٤٫٥٦', '1234.5600'],
    ['१,२३४.५६', '1234.5600'],
    ['１２．５'.replace('．', '.'), '12.5000'],
    ['', null],
    ['-', null],
    ['–', null],
    ['N/A', null],
    ['null', null],
  ])('%j is %j, whatever the decimal separator of the report', (text, value) => {
    for (const sign of ['.', ',', null] as const)
      expect([sign, readAmount(text, sign)]).toEqual([sign, { value }]);
  });

  it.each(['1.234', '1,234', '$1,234', '12.345 €', '-999,000', '(1.234)'])(
    '%j is asked about, and then read',
    (text) => {
      expect(readAmount(text, null)).toEqual({ reason: expect.stringContaining(text), isAmbiguous: true });
      const digits = text.replaceAll(/[^\d.,]/g, '');
      const sign = /[-(]/.test(text) ? '-' : '';
      const written = digits.includes('.') ? '.' : ',';
      expect(readAmount(text, written)).toEqual({ value: `${sign}${digits.replace(',', '.')}0` });
      expect(readAmount(text, written === '.' ? ',' : '.')).toEqual({
        value: `${sign}${digits.replaceAll(/[.,]/g, '')}.0000`,
      });
    },
  );

  it.each([
    '1.2.3', '1,2,3', '12,34,56', '1.23,45', '1,234.567.89', '1 23', '1 2345', 'abc', '$', '€', '12%', '12 %', '1e3', '12-34', '--5',
    '(-5', '-(5)', '12 items', '2x', '12345678901', '1.5k', 'B0ASTA0001', '5511.4476.110011', '2026-11-29', '11/29/2026', '01:15',
    '1/2', '#12', '12;50', 'Infinity', '0x1F', '12.34.', 'EUR USD GBP 5', '12.34 - 5',
  ])('%j is refused', (text) => {
    for (const sign of ['.', ',', null] as const)
      expect([sign, readAmount(text, sign)]).toEqual([sign, { reason: expect.stringContaining(text) }]);
  }); // prettier-ignore

  it('of any locale is read back to the cent, or left open', () => {
    const styles = ['code', 'symbol', 'narrowSymbol'] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.entries(locales) as [string, string][])),
        fc.integer({ min: -99_999_999, max: 999_999_999 }),
        fc.constantFrom(...styles),
        fc.constantFrom('standard', 'accounting'),
        ([locale, currency], cents, currencyDisplay, currencySign) => {
          const format = new Intl.NumberFormat(locale, {
            style: 'currency',
            currency,
            currencyDisplay,
            currencySign,
            minimumFractionDigits: 2,
            maximumFractionDigits: 2,
          });
          const text = format.format(cents / 100);
          const [whole, fraction] = [
            Math.floor(Math.abs(cents) / 100),
            String(Math.abs(cents) % 100).padStart(2, '0'),
          ];
          const value = `${cents < 0 ? '-' : ''}${whole}.${fraction}00`;
          expect([text, readAmount(text, null)]).toEqual([text, { value }]);
          expect([text, readCurrency('', [text], currency)]).toEqual([text, { code: currency }]);
          const sign = decimalSignOf(text);
          if (sign !== undefined) expect([text, readAmount(text, sign)]).toEqual([text, { value }]);
        },
      ),
      { numRuns: 3000, seed: 54 },
    );
  });

  it('without decimals is read back with the sign that the report’s other amounts show', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(locales)),
        fc.integer({ min: 0, max: 99_999_999 }),
        (locale, number) => {
          const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
          const other = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1234.5);
          const text = format.format(number);
          const sign = decimalSignOf(other);
          expect([locale, text, readAmount(text, sign ?? '.')]).toEqual([
            locale,
            text,
            { value: `${number}.0000` },
          ]);
        },
      ),
      { numRuns: 2000, seed: 54 },
    );
  });
});

describe('a currency', () => {
  it.each([
    ['', ['$12.30', '1 USD'], null, 'USD'],
    ['', ['$12.30'], 'CAD', 'CAD'],
    ['', ['$12.30'], 'EUR', 'USD'],
    ['', ['£12.30'], null, 'GBP'],
    ['', ['€ 12.30', '1.00 EUR'], null, 'EUR'],
    ['', ['12.30'], 'EUR', 'EUR'],
    ['', ['C$12.30'], 'USD', 'CAD'],
    ['', ['(A$12.30)'], null, 'AUD'],
    ['', ['12,30 zł'], null, 'PLN'],
    ['', ['12,30 kr'], 'NOK', 'NOK'],
    ['', ['¥1230'], 'CNY', 'CNY'],
    ['', ['₹12.30'], null, 'INR'],
    ['eur', ['12.30'], null, 'EUR'],
    ['Euro', ['12.30'], null, 'EUR'],
    ['£', ['12.30'], null, 'GBP'],
    ['zł', ['12.30'], null, 'PLN'],
    ['CAD', ['$12.30'], null, 'CAD'],
    ['JPY', ['¥1230'], null, 'JPY'],
    ['SEK', ['12,30 kr'], 'USD', 'SEK'],
    ['N/A', ['12.30'], 'USD', 'USD'],
  ])('of %j with %j, otherwise %j, is %j', (column, amounts, fallback, code) =>
    expect(readCurrency(column, amounts, fallback)).toEqual({ code }),
  );

  it.each([
    ['', ['12.30'], /Nothing says/],
    ['', ['¥1230'], /JPY or CNY/],
    ['', ['12,30 kr'], /SEK or NOK/],
    ['', ['Rs. 12'], /INR or PKR/],
  ])('of %j with %j is asked about', (column, amounts, reason) =>
    expect(readCurrency(column, amounts)).toEqual({ reason: expect.stringMatching(reason), isMissing: true }),
  );

  it.each([
    ['Doubloons', ['12.30'], /Unknown currency 'Doubloons'/],
    ['XQX', ['12.30'], /Unknown currency/],
    ['EUR', ['£12.30'], /two currencies/],
    ['EUR', ['$12.30'], /two currencies/],
    ['', ['€12.30', '1 GBP'], /two currencies/],
  ])('of %j with %j is refused', (column, amounts, reason) =>
    expect(readCurrency(column, amounts)).toEqual({ reason: expect.stringMatching(reason) }),
  );

  it.each([
    ['Revenue(£)', 'GBP'],
    ['Revenue($)', 'USD'],
    ['Ad Fees(€)', 'EUR'],
    ['Price(C$)', 'CAD'],
    ['Sale Amount (USD)', 'USD'],
    ['Publisher Commission (eur)', 'EUR'],
    ['Commission [GBP]', 'GBP'],
    ['amount_usd', null],
    ['Amount USD', 'USD'],
    ['Order ID', null],
    ['Sale Amount', null],
    ['Provision (Affiliate)', null],
    ['SKU', null],
  ])('of the heading %j is %j', (heading, code) => expect(currencyOfHeading(heading)).toBe(code));
});

// From what public API clients of the networks read.
it.each([
  ['bol.com', { confirmed: 'Geaccepteerd', pending: 'Open', reversed: 'Geweigerd' }],
  ['zanox', { confirmed: 'approved', pending: 'open', reversed: 'rejected' }],
  ['TradeTracker', { confirmed: 'accepted', pending: 'pending', reversed: 'rejected' }],
  ['impact.com', { confirmed: 'APPROVED', pending: 'PENDING', reversed: 'REVERSED' }],
  ['TargetCircle', { confirmed: 'invoiced', pending: 'pending', reversed: 'failed' }],
  ['CJ', { confirmed: 'locked', pending: 'extended', reversed: undefined }],
] as const)('the states of %s are read', (_network, words) => {
  for (const [state, word] of Object.entries(words))
    if (word) expect([word, readState(word)]).toEqual([word, state]);
});

it.each(['geweigerd: klik te oud', 'mixed', 'Partially refunded', 'Paid (reversed)', 'Not eligible'])(
  'the state %j is asked about, because its words can mean several',
  (word) => expect(readState(word)).toBeUndefined(),
);

describe('a state', () => {
  it.each([
    [
      'pending',
      'Pending, PENDING, new, extended, On Hold, on_hold, tracked, Under review, Not yet approved, P, offen, Ausstehend, in Bearbeitung, vorgemerkt, En attente, en cours de validation, Pendiente, En espera, In attesa, In behandeling, openstaand, oczekująca, Oczekujące, в ожидании, Ожидает, В обработке, холд, pendente, approved_but_stalled, Delayed, processing',
    ],
    [
      'confirmed',
      'Approved, APPROVED, approve, Confirmed, accepted, Paid, payable, Validated, locked, closed, corrected, Complete, available, active, settled, A, Bestätigt, genehmigt, freigegeben, ausgezahlt, abgeschlossen, Zahlung, Validée, approuvé, payée, Aprobada, Confirmado, pagado, Approvata, confermato, pagata, Goedgekeurd, uitbetaald, Betaald, Zatwierdzona, potwierdzona, wypłacona, Подтверждён, одобрена, Выплачен, aprovado',
    ],
    [
      'reversed',
      'Reversed, Declined, DECLINED, rejected, Cancelled, canceled, Void, voided, refunded, Refund, RFND, CGBK, charge-back, Chargeback, Returned, denied, invalid, not approved, Disapproved, R, D, Abgelehnt, Storniert, storno, Rückerstattung, erstattet, Refusée, annulé, remboursée, Rechazada, cancelado, Anulada, Rifiutata, annullato, respinta, Afgekeurd, geweigerd, geannuleerd, Odrzucona, anulowane, zwrot, Отклонён, отменена, возврат, unqualified',
    ],
  ] as const)('that means %s', (state, words) => {
    for (const word of words.split(', ')) expect([word, readState(word)]).toEqual([word, state]);
  });

  it.each([
    ['0', 'pending'],
    ['1', 'confirmed'],
    ['2', 'reversed'],
    ['-1', 'reversed'],
  ])('of the code %s is %s', (code, state) => expect(readState(code)).toBe(state));

  it.each([
    'maybe',
    'on review',
    'unpaid',
    'mixed',
    'processed',
    'C',
    'V',
    '3',
    '10',
    'not rejected',
    'approvedx',
    '',
  ])('is not guessed for %j', (word) => expect(readState(word)).toBeUndefined());

  it.each([
    ['Paid', true],
    ['ausgezahlt', true],
    ['uitbetaald', true],
    ['Approved', false],
    ['unpaid', false],
  ])('%j is paid: %j', (word, isPaid) => expect(isPaidWord(word)).toBe(isPaid));

  it.each([
    ['TEST', true],
    ['Test Sale', true],
    ['TEST_BILL', true],
    ['test-order', true],
    ['Testbestellung', true],
    ['Tested', false],
    ['Contest', false],
    ['Sale', false],
  ])('%j is a test transaction: %j', (word, expected) => expect(isTest(word)).toBe(expected));
});
