import { strToU8, zipSync } from 'fflate';
import { InvalidInputError } from '../../http/errors';
import { readReport } from './read-report';

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const textOf = (text: string) => readReport(Buffer.from(text));

const TABLE = 'Order ID;Datum;Produkt;Betrag\r\n7;3.4.2026;"Grün; 12mg";"€ 1.234,50"\r\n';
const cells = ['7', '3.4.2026', 'Grün; 12mg', '€ 1.234,50'];
const read = {
  headings: ['Order ID', 'Datum', 'Produkt', 'Betrag'],
  rows: [{ line: 2, cells }],
  totalLines: 0,
};

/** A workbook with the smallest set of files that spreadsheet programs accept. */
function workbook(sheets: Record<string, string>): Buffer {
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>`,
    'xl/workbook.xml': `${head}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${names
      .map((name, place) => `<sheet name="${name}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_name, place) =>
          `<Relationship Id="rId${place + 1}" Type="${office}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
      )
      .join('')}<Relationship Id="rId99" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
  };
  names.forEach((name, place) => {
    files[`xl/worksheets/sheet${place + 1}.xml`] =
      `${head}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheets[name]!}</sheetData></worksheet>`;
  });
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

describe('a report', () => {
  it.each([
    ['UTF-8', Buffer.from(TABLE)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TABLE}`)],
    ['UTF-16, little end first', utf16(TABLE)],
    ['UTF-16, big end first', utf16(TABLE).swap16()],
    ['UTF-16 without a mark', Buffer.from(TABLE, 'utf16le')],
    ['Windows-1252', Buffer.from(TABLE.replaceAll('€', '\x80'), 'latin1')],
    ['tabs', Buffer.from(TABLE.replaceAll(/;(?! 12mg)/g, '\t'))],
    ['bars', Buffer.from(TABLE.replaceAll(/;(?! 12mg)/g, '|'))],
    [
      'a ZIP archive',
      Buffer.from(zipSync({ 'report/sales.csv': strToU8(TABLE), '__MACOSX/._sales.csv': strToU8('x') })),
    ],
  ])('is read from %s', async (_form, bytes) => expect(await readReport(bytes)).toEqual(read));

  it('names a row by its first line, also after blank lines', async () => {
    const { rows } = await textOf('a,b\n\n1,"two\nlines"\n,\n3,4\n');
    expect(rows.map(({ line }) => line)).toEqual([3, 6]);
  });

  it('keeps the lines of a file that names its separator', async () => {
    expect(await textOf('sep=;\r\na;b\r\n1,5;2\r\n')).toMatchObject({
      headings: ['a', 'b'],
      rows: [{ line: 3, cells: ['1,5', '2'] }],
    });
  });

  it('begins below its titles, and without repeated headings', async () => {
    const titles = 'Sales report\n"1 Nov 2026, 28 Nov 2026"\nAccount,45628\n\n';
    const rows = 'A-1,2026-11-03,5.00\nOrder,Date,Amount\nA-2,2026-11-04,6.00\n';
    expect(await textOf(`${titles}Order,Date,Amount\n${rows}`)).toEqual({
      headings: ['Order', 'Date', 'Amount'],
      rows: [
        { line: 6, cells: ['A-1', '2026-11-03', '5.00'] },
        { line: 8, cells: ['A-2', '2026-11-04', '6.00'] },
      ],
      totalLines: 0,
    });
  });

  it.each([
    ['the word', 'Total,,,9.00,1.00'],
    ['another language', 'Summe,,,"17,00","1,70"'],
    ['a word that is not first', ',,Gesamt,11.00,1.10'],
    ['the sums alone', ',,,11.00,1.10'],
    ['the sums and a count', '2,,,$11.00,$1.10'],
  ])('ends before totals that are known by %s', async (_what, total) => {
    const report = await textOf(
      `Order,Date,Item,Amount,Commission\nA,2026-11-03,x,5.00,0.50\nB,2026-11-04,y,6.00,0.60\n${total}\n`,
    );
    expect(report.rows.map(({ line }) => line)).toEqual([2, 3]);
    expect(report.totalLines).toBe(1);
  });

  it.each([
    ['a product of that name', 'C,2026-11-05,Total Recall,7.00,0.70'],
    ['an adjustment', ',2026-11-05,,7.00,'],
    ['a bonus with the sum of the commissions', 'Bonus,2026-11-05,Bonus,0.00,1.10'],
  ])('keeps %s', async (_what, row) => {
    const { rows } = await textOf(
      `Order,Date,Item,Amount,Commission\nA,2026-11-03,x,5.00,0.50\nB,2026-11-04,y,6.00,0.60\n${row}\n`,
    );
    expect(rows).toHaveLength(3);
  });

  it('is read from the sheet of a workbook, with dates and numbers as a CSV file has them', async () => {
    const sheet =
      `<row r="1">${text('A1', 'Report of November')}</row>` +
      `<row r="3">${text('A3', 'Order')}${text('B3', 'Date')}${text('C3', 'Amount')}</row>` +
      `<row r="4">${text('A4', 'A-1')}<c r="B4" s="1"><v>46355.5</v></c><c r="C4"><v>1234.5</v></c></row>` +
      `<row r="5">${text('A5', 'A-2')}<c r="B5" s="1"><v>46356</v></c><c r="C5"><v>1.234</v></c></row>`;
    const expected = {
      headings: ['Order', 'Date', 'Amount'],
      rows: [
        { line: 4, cells: ['A-1', '2026-11-29 12:00:00', '1234.5'] },
        // A fourth decimal, so that it is not read as a thousand.
        { line: 5, cells: ['A-2', '2026-11-30', '1.2340'] },
      ],
      totalLines: 0,
    };
    expect(await readReport(workbook({ Sales: sheet }))).toEqual(expected);
    expect(await readReport(workbook({ Empty: '', Sales: sheet }))).toEqual({
      ...expected,
      rows: expected.rows,
    });
    const archive = zipSync({ 'sales.xlsx': workbook({ Sales: sheet }) });
    expect(await readReport(Buffer.from(archive))).toEqual(expected);
  });

  it('of several files with the same headings has the rows of all', async () => {
    const archive = zipSync({
      'a.csv': strToU8('a,b\n1,2\n'),
      'b.csv': strToU8('a;b\n3;4\n'),
      'readme.txt': strToU8('x'),
    });
    expect((await readReport(Buffer.from(archive))).rows).toEqual([
      { line: 2, cells: ['1', '2'] },
      { line: 4, cells: ['3', '4'] },
    ]);
  });

  /** An archive whose list says that a file is smaller than it is. */
  function lying(): Buffer {
    const archive = Buffer.from(zipSync({ 'a.csv': strToU8(`a,b\n${'0'.repeat(5_000_000)}`) }));
    const list = archive.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    archive.writeUInt32LE(100, list + 24);
    return archive;
  }

  it.each([
    ['nothing', '', /no rows/],
    ['headings alone', 'a,b\n', /no rows/],
    ['one column', 'a\n1\n', /only one column/],
    ['no headings', '1,2026-11-03,5.00\n2,2026-11-04,6.00\n', /column names/],
    ['a quotation mark that stays open', 'a,b\n"1,2\n3,4\n', /quotation mark/],
    ['a picture', '\u0000PNG,\u0000\n1,2', /not a text file/],
    ['too many rows', `a,b\n${'1,2\n'.repeat(50_001)}`, /50,000 rows/],
    ['XML', '<?xml version="1.0"?>\n<sales><sale id="1"/></sales>', /XML file/],
    ['XML with a mark', '\uFEFF<sales><sale id="1"/></sales>', /XML file/],
    ['a web page', '<!DOCTYPE html><table><tr><td>1</td></tr></table>', /web page/],
    ['JSON', '[{"id": 1}]', /JSON file/],
    ['PDF', '%PDF-1.7 x', /PDF file/],
    ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0, 0]), /old Excel file/],
    ['a damaged archive', Buffer.from('PK\u0003\u0004, not an archive'), /can’t be unpacked/],
    [
      'an archive of archives',
      Buffer.from(zipSync({ 'a.zip': zipSync({ 'a.csv': strToU8('a,b\n1,2') }) })),
      /another archive/,
    ],
    [
      'an archive without a table',
      Buffer.from(zipSync({ 'readme.md': strToU8('x') })),
      /no file with a table/,
    ],
    [
      'an archive that unpacks to more than 120 MB',
      Buffer.from(zipSync({ 'a.csv': new Uint8Array(130 * 1024 * 1024) }, { level: 1 })),
      /more than 120 MB/,
    ],
    ['an archive that says less than it has', lying(), /can’t be unpacked/],
    [
      'different tables',
      Buffer.from(zipSync({ 'a.csv': strToU8('a,b\n1,2\n'), 'b.csv': strToU8('c,d\n3,4\n') })),
      /2 different tables: a.csv, b.csv/,
    ],
    [
      'a workbook with a cell far away',
      workbook({
        Far: `<row r="1">${text('A1', 'a')}</row><row r="1048576">${text('XFD1048576', 'b')}</row>`,
      }),
      /3,000,000 cells/,
    ],
    [
      'a workbook without sheets',
      Buffer.from(zipSync({ 'xl/workbook.xml': strToU8('<workbook') })),
      /Excel file can’t be read/,
    ],
  ])('is refused: %s', async (_what, content, reason) => {
    const error: unknown = await readReport(Buffer.from(content)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InvalidInputError);
    expect((error as InvalidInputError).errors[0]!.message).toMatch(reason);
  });
});
