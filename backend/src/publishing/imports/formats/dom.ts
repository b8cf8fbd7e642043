import { parseDocument, Parser } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, { attribs: Record<string, string> }>;
type Comment = Extract<Node, { type: 'comment' }>;

export const isElement = (node: object): node is Element => 'attribs' in node;
export const isComment = (node: { type: string }): node is Comment => node.type === 'comment';

/** Elements inside each other. The parser's time grows with the square of the depth. */
const DEEPEST = 1000;

/** Parses HTML, or XML. @throws RangeError when elements are nested hundreds of levels deep */
export function parseBounded(text: string, options: { xmlMode?: boolean } = {}) {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: () => {
        if (++depth > DEEPEST) throw new RangeError('Elements stand too deep inside each other');
      },
      onclosetag: () => void depth--,
    },
    options,
  );
  parser.end(text);
  return parseDocument(text, options);
}
