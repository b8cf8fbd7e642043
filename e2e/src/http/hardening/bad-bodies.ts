import type { JsonEndpoint } from './json-endpoint';

/** An invalid body, its media type, and the expected status. */
export interface BadBody {
  what: string;
  status: number;
  body: string | Buffer;
  /** Media type; undefined sends no header. */
  type?: string;
  isChunked?: boolean;
}

const JSON_TYPE = 'application/json';
const DEEP = 5000;

/** All bodies that a JSON endpoint must reject. */
export function badBodies(endpoint: JsonEndpoint): BadBody[] {
  return [
    ...noJson(endpoint),
    ...otherShapes(endpoint),
    ...poisoned(endpoint),
    ...unstorable(endpoint),
    ...wrongTypes(endpoint),
    ...wrongFields(endpoint),
  ];
}

function noJson({ body, limit }: JsonEndpoint): BadBody[] {
  const text = JSON.stringify(body);
  const malformed: [string, string | Buffer][] = [
    ['truncated', text.slice(0, -1)],
    ['cut in a text', text.slice(0, text.lastIndexOf('"'))],
    ['with a comma too many', text.replace(/\}$/, ',}')],
    ['in single quotes', text.replaceAll('"', "'")],
    ['two documents', text + text],
    ['empty', ''],
    ['of white space', ' \n'],
    ['NaN', '{"a":NaN}'],
    ['with a comment', `${text}//`],
    ['with a byte of no UTF-8', badUtf8(text)],
    ['ended by half a character', Buffer.concat([Buffer.from(text), Buffer.from([0xe2, 0x82])])],
  ];
  return [
    ...malformed.map(([what, body]): BadBody => ({ what, status: 400, body, type: JSON_TYPE })),
    {
      what: 'with a byte of no UTF-8, in pieces',
      status: 400,
      body: badUtf8(text),
      type: JSON_TYPE,
      isChunked: true,
    },
    { what: 'too large', status: 413, body: padded(text, limit + 1), type: JSON_TYPE },
    {
      what: 'too large, in pieces',
      status: 413,
      body: padded(text, limit + 1),
      type: JSON_TYPE,
      isChunked: true,
    },
  ];
}

/** A body with an invalid UTF-8 byte inside a text. */
function badUtf8(text: string): Buffer {
  const at = text.lastIndexOf('"');
  return Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from([0xff]), Buffer.from(text.slice(at))]);
}

/** Pads with white space, which is valid JSON, so that only the length is wrong. */
function padded(text: string, length: number): string {
  return text + ' '.repeat(length - Buffer.byteLength(text));
}

function otherShapes({ body, limit, required }: JsonEndpoint): BadBody[] {
  // Where no field is required, objects of other fields change nothing.
  const needsFields = required.length > 0;
  const shapes: [string, unknown][] = [
    ['an array', [body]],
    ['an empty array', []],
    ['a text', JSON.stringify(body)],
    ['a number', 5],
    ['null', null],
    ['true', true],
    ...(needsFields ? [['an empty object', {}] as [string, unknown]] : []),
  ];
  const deep = '['.repeat(DEEP) + ']'.repeat(DEEP);
  const deepObjects = '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP);
  const status = (text: string) => (text.length > limit ? 413 : 422);
  return [
    ...shapes.map(([what, body]): BadBody => ({
      what,
      status: 422,
      body: JSON.stringify(body),
      type: JSON_TYPE,
    })),
    { what: `${DEEP} arrays deep`, status: status(deep), body: deep, type: JSON_TYPE },
    ...(needsFields
      ? [{ what: `${DEEP} objects deep`, status: status(deepObjects), body: deepObjects, type: JSON_TYPE }]
      : []),
    { what: '2,000 arrays deep', status: 422, body: '['.repeat(2000) + ']'.repeat(2000), type: JSON_TYPE },
  ];
}

/** Bodies with keys for prototype pollution, at the top level and nested. */
function poisoned({ body }: JsonEndpoint): BadBody[] {
  const inside = JSON.stringify(body).slice(1);
  return [
    '"__proto__":{"isOwner":true}',
    '"\\u005f_proto__":{"isOwner":true}',
    '"constructor":{"prototype":{"isOwner":true}}',
    '"a":{"__proto__":{"isOwner":true}}',
  ].map((key) => ({ what: `with ${key}`, status: 400, body: `{${key},${inside}`, type: JSON_TYPE }));
}

function unstorable({ body, text: { field, around = (text) => text } }: JsonEndpoint): BadBody[] {
  return [
    ['U+0000', '\\u0000'],
    ['half a surrogate pair', '\\ud800'],
  ].map(([what, escaped]) => ({
    what: `with ${what} in ${field}`,
    status: 422,
    body: `${JSON.stringify({ ...body, [field]: around('XX') }).replace('XX', `a${escaped}b`)}`,
    type: JSON_TYPE,
  }));
}

function wrongTypes({ body }: JsonEndpoint): BadBody[] {
  const text = JSON.stringify(body);
  return [
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/json',
    'application/jsonp',
    'application/json2',
    'application/octet-stream',
    'application/json, text/plain',
    '*/*',
    'json',
    undefined,
  ].map((type) => ({ what: `as ${type ?? 'no type'}`, status: 415, body: text, type }));
}

function wrongFields({ body, required, refused }: JsonEndpoint): BadBody[] {
  const absent = required.map((field): BadBody => {
    const { [field]: left, ...rest } = body;
    void left;
    return { what: `without ${field}`, status: 422, body: JSON.stringify(rest), type: JSON_TYPE };
  });
  const changed = [...required.map((field): [string, unknown] => [field, null]), ...refused];
  return [
    ...absent,
    ...changed.map(([field, value]): BadBody => ({
      what: `with ${field} ${JSON.stringify(value).slice(0, 60)}`,
      status: 422,
      body: JSON.stringify({ ...body, [field]: value }),
      type: JSON_TYPE,
    })),
  ];
}
