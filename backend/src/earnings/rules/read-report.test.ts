import { InvalidInputError } from '../../http/errors';
import { guessMapping } from './guess-mapping';
import { readReport } from './read-report';
import { readRow } from './read-row';

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

const TABLE = 'Order ID;Datum;Produkt;Betrag\r\n7;3.4.2026;"Grün; 12mg";"1.234,50"\r\n';
const read = {
  headings: ['Order ID', 'Datum', 'Produkt', 'Betrag'],
  rows: [{ line: 2, cells: ['7', '3.4.2026', 'Grün; 12mg', '1.234,50'] }],
};

describe('a report', () => {
  it.each([
    ['UTF-8', Buffer.from(TABLE)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TABLE}`)],
    ['UTF-16, little end first', utf16(TABLE)],
    ['UTF-16, big end first', utf16(TABLE).swap16()],
    ['Windows-1252', Buffer.from(TABLE, 'latin1')],
    ['tabs', Buffer.from(TABLE.replaceAll(/;(?! 12mg)/g, '\t'))],
  ])('is read from %s', (_form, bytes) => expect(readReport(bytes)).toEqual(read));

  it('names a row by its first line, also after blank lines', () => {
    const { rows } = readReport(Buffer.from('a,b\n\n1,"two\nlines"\n,\n3,4\n'));
    expect(rows.map(({ line }) => line)).toEqual([3, 6]);
  });

  it.each([
    ['nothing', ''],
    ['headings alone', 'a,b\n'],
    ['one column', 'a\n1\n'],
    ['a quotation mark that stays open', 'a,b\n"1,2\n3,4\n'],
    ['a picture', '\u0000PNG,\u0000\n1,2'],
    ['too many rows', `a,b\n${'1,2\n'.repeat(50_001)}`],
  ])('is refused: %s', (_what, text) =>
    expect(() => readReport(Buffer.from(text))).toThrow(InvalidInputError),
  );
});

describe('the columns', () => {
  const guess = (text: string) => guessMapping(readReport(Buffer.from(text)));

  it('are guessed from what networks call them', () =>
    expect(
      guess(
        'Transaction ID,Click Ref,Transaction Date,Product Name,Sale Amount,Commission Amount,Status,Currency\n' +
          '1,,31/12/2026,A,"1,234.50",3,Pending,USD\n',
      ),
    ).toEqual({
      columns: {
        orderId: 0,
        clickId: 1,
        date: 2,
        product: 3,
        amount: 4,
        commission: 5,
        state: 6,
        currency: 7,
      },
      dateOrder: 'day-first',
      decimalSign: '.',
    }));

  it('are guessed from short names and other languages, too', () =>
    expect(guess('date;sku;order_id;SubID1;price;earnings\n2026-04-03;a;1;;12,30;1,2\n')).toEqual({
      columns: {
        date: 0,
        product: 1,
        orderId: 2,
        clickId: 3,
        amount: 4,
        commission: 5,
        state: null,
        currency: null,
      },
      dateOrder: 'month-first',
      decimalSign: ',',
    }));
});

describe('a row', () => {
  const mapping = {
    columns: { clickId: 0, date: 1, product: 2, orderId: 3, amount: 4, commission: 5, state: 6, currency: 7 },
    dateOrder: 'month-first',
    decimalSign: '.',
  } as const;
  const CLICK = '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a';
  const row = (...cells: string[]) => readRow({ line: 9, cells }, mapping);

  it('says a sale', () =>
    expect(row(CLICK.toUpperCase(), '4/3/2026', "'=A", '7', '$12.30', '1.2', 'Paid', 'usd')).toEqual({
      line: 9,
      day: '2026-04-03',
      clickId: CLICK,
      product: '=A',
      orderId: '7',
      amount: '12.3000',
      commission: '1.2000',
      currency: 'USD',
      state: 'confirmed',
      moment: null,
    }));

  it('says the moment of a sale whose time has a zone', () =>
    expect(row('', '2026-04-03 23:30:00 -0500', 'A', '7', '1', '', '', '')).toMatchObject({
      day: '2026-04-04',
      moment: '2026-04-04T04:30:00.000Z',
    }));

  it('says the currency', () =>
    expect(row('', '4/3/2026', 'A', '7', '12.30', '', '', 'eur')).toMatchObject({ currency: 'EUR' }));

  it('below zero is a sale that was reversed', () =>
    expect(row('', '4/3/2026', 'A', '7', '-12.30', '-1.2', 'Paid', '')).toMatchObject({
      amount: '12.3000',
      commission: '1.2000',
      currency: 'USD',
      state: 'reversed',
    }));

  it.each([
    ['two currencies', ['', '4/3/2026', 'A', '7', '£12', '', '', 'EUR'], /two currencies/],
    ['no amount', ['', '4/3/2026', 'A', '7', '', '', '', ''], /No amount/],
    ['a wrong date', ['', '2026-02-29', 'A', '7', '12', '', '', ''], /not a date/],
    ['neither date nor click', ['mine', '', 'A', '7', '12', '', '', ''], /No date and no click ID/],
    ['an unknown state', ['', '4/3/2026', 'A', '7', '12', '', 'maybe', ''], /'maybe'/],
    ['a wrong commission', ['', '4/3/2026', 'A', '7', '12', 'x', '', ''], /Commission/],
    ['a name without end', ['', '4/3/2026', 'A'.repeat(301), '7', '12', '', '', ''], /300 characters/],
  ])('with %s is refused', (_what, cells, reason) =>
    expect(row(...cells)).toEqual({ line: 9, reason: expect.stringMatching(reason) }),
  );
});
