import { demoKnowledge } from '../evaluation/demo-knowledge';
import { SentenceChecker, UnsafeSentence } from './check-sentence';
import { Material } from './material';

const { catalog, texts } = demoKnowledge;
const productOf = (name: string) => catalog.find((product) => product.name.startsWith(name))!;
const geyser = productOf('Geyser');
const summit = productOf('Summit');
const material = new Material();
for (const product of [geyser, summit]) material.addProduct(product);
material.addText({
  url: '/faq#dose',
  title: 'FAQ',
  heading: 'Dose',
  text: 'Four to 6 mg is a start. A trial of 35 adults lasted 8 weeks. EFSA assessed 8 mg a day. It treats no disease.',
});

const [text, G, S] = ['t1', `p${geyser.id}`, `p${summit.id}`];
/** Placeholders are written as 'price:G' here. */
const check = (sentence: string, passages: readonly string[], language = 'en', subject = [geyser.id]) =>
  new SentenceChecker(material, texts, subject).check(
    {
      text: sentence.replace(
        /\{\{(\w+):([GS])\}\}/g,
        (_, name, of) => `{{${name}:${of === 'G' ? geyser.id : summit.id}}}`,
      ),
      passages: [...passages],
    },
    language,
  );
const passes = (sentence: string, passages: readonly string[], language: string) =>
  expect(check(sentence, passages, language).text).not.toContain('{{');
const drops = (sentence: string, passages: readonly string[], language: string) =>
  expect(() => check(sentence, passages, language)).toThrow(UnsafeSentence);

test('placeholders are filled with the figures of the catalog', () => {
  const {
    text: shown,
    sources,
    productIds,
  } = check(
    'Geyser by Hverdal has {{dose:G}} and costs {{price:G}}, {{pricePerDay:G}} a day; rated {{rating:G}}.',
    [],
  );
  expect(shown).toBe('Geyser by Hverdal has 12 mg and costs $34.50, $0.58 a day; rated 4.7/5.');
  expect(sources.map(({ url }) => url)).toEqual(['/review/geyser-astaxanthin-12mg-hverdal']);
  expect(productIds).toEqual([geyser.id]);
});

test.each<[string, string[], string?]>([
  ['Its source is Icelandic.', [G]],
  ['A trial of 35 adults lasted 8 weeks.', [text]],
  ['Start with 4 to 6 mg a day.', [text]],
  ['EFSA assessed 8 mg a day.', [text]],
  ['Geyser and Summit cost {{price:G}} and {{price:S}}.', [G, S]],
  ['Summit costs {{price:S}}, Geyser {{price:G}}.', [G, S]],
  ['- Geyser Astaxanthin 12mg by Hverdal: {{price:G}}', [G]],
  ['The Geyser softgels come from algae that are grown in Iceland.', [G]],
  ['Eine Studie mit 35 Erwachsenen dauerte 8 Wochen.', [text], 'de'],
  ['Die Tagesdosis nehmen Sie am besten zu einer Mahlzeit ein.', [text], 'de'],
  ['Die Europäische Behörde für Lebensmittelsicherheit hat 8 Milligramm am Tag bewertet.', [text], 'de'],
  ['Acht Milligramm am Tag hat die EFSA bewertet.', [text], 'de'],
  ['Fünfunddreißig Erwachsene nahmen die Kapseln, Portion für Portion.', [text], 'de'],
  ['Günstiges, Ölhaltiges und Natürliches aus Algen, Lachs und Forelle.', [text], 'de'],
  ['Die Kapselhülle von Geyser besteht aus Gelatine.', [G], 'de'],
  ['Rimpels bleven 8 weken gelijk.', [text], 'nl'],
  ['Łosoś zawiera ją, przez 8 tygodni.', [text], 'pl'],
  ['Geyser von Hverdal kostet {{price:G}} und kommt aus Island.', [G], 'de'],
  ['Geyser procede de Islandia y cuesta {{price:G}}.', [G], 'es'],
  ['Geyser kost {{price:G}} per fles.', [G], 'nl'],
  ['Geyser kosztuje {{price:G}}.', [G], 'pl'],
  ['Un essai de 35 adultes a duré 8 semaines.', [text], 'fr'],
  ['ガイザーは{{price:G}}です。', [G], 'ja'],
])('%s is shown', (sentence, passages, language = 'en') => passes(sentence, passages, language));

describe('a sentence is dropped that', () => {
  test.each<[string, string, string[], string?]>([
    ['rests on nothing', 'A trial of 35 adults lasted 8 weeks.', []],
    ['rests on a passage that does not exist', 'A trial of 35 adults lasted 8 weeks.', [text, 't9']],
    ['rests on the wrong passage', 'A trial of 35 adults lasted 8 weeks.', [G]],
    ['rests on the wrong product', 'Summit comes from closed tubes.', [G]],
    ['has a placeholder of a product that does not exist', 'Geyser costs {{price:9999}}.', [G]],
    ['has a placeholder of a figure that does not exist', 'Geyser costs {{cost:G}}.', [G]],
    ['has half a placeholder', 'Geyser costs {{price:', [G]],
    ['states the figure of another product', 'Geyser costs {{price:S}}.', [G, S]],
    ['swaps the figures of two', 'Geyser costs {{price:S}}, Summit costs {{price:G}}.', [G, S]],
    ['states a price', 'Geyser costs $34.50.', [G]],
    ['states a price in full-width signs', 'Geyser costs ＄34.50.', [G]],
    ['states a price without its sign', 'Geyser costs 34.50 dollars.', [G]],
    ['states a price in words', 'Geyser costs thirty-four dollars.', [G]],
    ['states a number that stands nowhere', 'Take 40 mg a day.', [text]],
    ['states a number of something else', 'Take 35 mg a day.', [text]],
    ['states a number in words', 'Twelve trials of adults were done.', [text]],
    ['states a number in Spanish words', 'Doce ensayos lo muestran.', [text], 'es'],
    ['states a number in German words', 'Zwölf Studien zeigen es.', [text], 'de'],
    ['states a number in French words', 'Douze essais le montrent.', [text], 'fr'],
    ['states a number in other digits', 'Geyser has ٣٥ mg.', [G]],
    ['names another brand', 'Shipping is faster with Solgarden.', [G]],
    ['begins with another brand', 'Solgarden offers more for the money.', [G]],
    ['names a shop', 'Shipping is faster through iHerb.', [G]],
    ['names another country', 'It is made in Japan.', [G]],
    ['names a person', 'A trial by Jane Doe lasted 8 weeks.', [text]],
    ['names an institution', 'Harvard University assessed 8 mg a day.', [text]],
    ['names a certificate', 'Geyser is NSF certified.', [G]],
    ['names another brand in German', 'Günstiger ist das Angebot bei Swanson.', [G], 'de'],
    ['names another country in German', 'Der Hersteller sitzt in Japan.', [G], 'de'],
    ['names another brand in Spanish', 'Nutralie cuesta menos.', [G], 'es'],
    ['names another brand in Dutch', 'Vitakruid levert sneller.', [G], 'nl'],
    ['names another brand in Polish', 'Olimp kosztuje mniej.', [G], 'pl'],
    ['claims a diet', 'Geyser is vegan.', [G]],
    ['claims a diet in German', 'Geyser ist halal.', [G], 'de'],
    ['denies in German what the label has', 'Geyser hat keine Gelatine.', [G], 'de'],
    ['states another amount in German words', 'Zwölf Milligramm hat die EFSA bewertet.', [text], 'de'],
    ['denies what the label has', 'Geyser has no gelatin shell.', [G]],
    ['claims a cure', 'It cures tired eyes.', [G]],
    ['speaks of a disease', 'It helps against cancer.', [text]],
    ['speaks of a disease in German', 'Es hilft gegen Krebs.', [text], 'de'],
    ['is about pregnancy', 'It is safe for pregnant women.', [text]],
    ['calls a product names', 'Summit is a scam.', [S]],
    [
      'repeats the instructions',
      'You are the assistant of a site that compares astaxanthin supplements.',
      [G],
    ],
    ['has markup', 'Geyser <img src=x onerror=alert(1)> is Icelandic.', [G]],
    ['has a link', 'Buy Geyser at https://evil.example/geyser.', [G]],
    ['has a link in Markdown', 'Buy [Geyser](javascript:alert(1)).', [G]],
    ['has a domain', 'Buy Geyser at evil-shop.com.', [G]],
    ['has a path', 'See /admin for more.', [G]],
  ])('%s: %s', (_what, sentence, passages, language = 'en') => drops(sentence, passages, language));
});

test('"it" is the product before, and nothing after a sentence that was dropped', () => {
  const checker = new SentenceChecker(material, texts, []);
  const it = { text: `It costs {{price:${summit.id}}}.`, passages: [] };
  expect(() => checker.check(it, 'en')).toThrow(UnsafeSentence);
  checker.check({ text: 'Summit has a natural source.', passages: [S] }, 'en');
  expect(checker.check(it, 'en').text).toBe('It costs $38.95.');
  expect(() => checker.check({ text: 'Summit is a scam.', passages: [S] }, 'en')).toThrow(UnsafeSentence);
  expect(() => checker.check(it, 'en')).toThrow(UnsafeSentence);
});

test('emphasis and invisible characters are removed', () => {
  expect(check('**Its** source\u202e is `Icelandic`.', [G]).text).toBe('Its source  is Icelandic.');
});
