/** The active content of a page's HTML. */
export interface Markup {
  /** Bodies of executable inline scripts. */
  inlineScripts: string[];
  scriptSources: string[];
  /** Bodies of data scripts: JSON and JSON-LD. */
  data: string[];
  /** Event handlers and executable URLs: 'img onerror', 'a href=javascript:…'. */
  executable: string[];
  /** Elements that load other documents or code. */
  foreign: string[];
}

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script[^>]*>/gi;
const TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;
const FOREIGN = new Set([
  'iframe',
  'object',
  'embed',
  'frame',
  'frameset',
  'base',
  'form',
  'math',
  'template',
]);

/** Parses a page, assuming that every attribute is quoted and every element closed. */
export function readMarkup(html: string): Markup {
  const markup: Markup = { inlineScripts: [], scriptSources: [], data: [], executable: [], foreign: [] };
  const rest = html.replace(SCRIPT, (_, attributes: string, body: string) => {
    const { type = '', src } = Object.fromEntries(attributesOf(attributes));
    if (src !== undefined) markup.scriptSources.push(src);
    else (type.includes('json') ? markup.data : markup.inlineScripts).push(body);
    return '';
  });
  for (const [, name, attributes] of rest.replace(/<style\b[\s\S]*?<\/style>/gi, '').matchAll(TAG)) {
    if (FOREIGN.has(name!.toLowerCase())) markup.foreign.push(name!);
    for (const [attribute, value] of attributesOf(attributes!))
      if (/^on|^srcdoc$/i.test(attribute) || /^\s*(javascript|data:text|vbscript):?/i.test(value))
        markup.executable.push(`${name} ${attribute}`);
  }
  return markup;
}

function attributesOf(text: string): [name: string, value: string][] {
  return [...text.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [
    name!.toLowerCase(),
    value.replace(/^(["'])(.*)\1$/s, '$2'),
  ]);
}
