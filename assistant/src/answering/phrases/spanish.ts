import type { Product } from '@astaguide/contracts/catalog/product';
import { byField, byGoal } from './by-name';
import type { Phrases } from './english';

const named = ({ name, brand }: Product) => `${name} de ${brand}`;

export const spanish: Phrases = {
  greeting:
    '¡Hola! Pregúnteme por un producto, su precio o su origen, pídame que compare dos, o pregunte por la dosis y los estudios.',
  thanks: 'De nada. Pregúnteme lo que quiera sobre la astaxantina o los productos de este sitio.',
  farewell: 'Adiós, y hasta la próxima pregunta.',
  assistant:
    'Soy el asistente de este sitio, un programa y no una persona. Respondo con los textos y el catálogo del sitio: productos y precios, comparaciones, dosis, seguridad y estudios. No doy consejos médicos.',
  line: (product) =>
    `${named(product)}: ${product.potency}, origen ${product.source}, $${product.price}, valoración ${product.rating} de 5${product.reviewCount > 0 ? ` (${product.reviewCount} reseñas)` : ''}. Indicado en el catálogo para: ${product.bestFor}.${product.inStock ? '' : ' Agotado por el momento.'}`,
  price: (product) => `${named(product)} cuesta $${product.price}.`,
  potency: (product) => `${named(product)} contiene ${product.potency} de astaxantina por porción.`,
  source: (product) => `Como origen de ${named(product)} figura ${product.source}.`,
  rating: (product) =>
    `${named(product)} tiene una valoración de ${product.rating} de 5, con ${product.reviewCount} reseñas.`,
  ratingAlone: (product) =>
    `${named(product)} tiene una valoración de ${product.rating} de 5; todavía no hay reseñas de clientes.`,
  bestFor: (product) => `${named(product)} figura en el catálogo para: ${product.bestFor}.`,
  coupon: (product) =>
    `${named(product)}: el código ${product.couponCode}${product.couponDescription ? ` da: ${product.couponDescription}` : ''}.`,
  noCoupon: (product) => `Por el momento no hay cupón para ${named(product)}.`,
  available: (product) => `${named(product)} figura como disponible.`,
  soldOut: (product) => `${named(product)} está agotado por el momento.`,
  features: (product) => `Lo que el catálogo dice de ${named(product)} (en inglés):`,
  benefits: (product) =>
    `Lo que el catálogo atribuye a ${named(product)}; no son efectos demostrados (en inglés):`,
  costPerMg: (product, perMg, perDay) =>
    `${named(product)}: ${perMg} por mg, ${perDay} al día con una porción diaria.`,
  noServingsForCost: (product) =>
    `${named(product)}: no se indica cuántas porciones contiene el envase, por lo que no se conoce el precio por mg.`,
  noCostPerMg: (product) => `${named(product)}: no se conoce el precio por mg.`,
  costBasis:
    'El precio del envase dividido entre todos sus miligramos: el número de porciones por los miligramos de una porción.',
  buy: (product) =>
    `Puede comprar ${named(product)} con el botón «Buy Now» de su página; lleva a la tienda y es un enlace de afiliado.`,
  goal: byGoal(
    'para deportistas | para los ojos | para la piel | para el sistema inmunitario | para principiantes | para el corazón | para la memoria | para mayores de 50',
  ),
  fromOrigin: (origin) => `origen ${origin}`,
  ofBrand: (brand) => `de ${brand}`,
  list: (count, condition) =>
    count === 1
      ? `Un producto en el catálogo${condition}:`
      : `${count} productos en el catálogo${condition}, en el orden de nuestra clasificación:`,
  noneMatches: (condition) => `Ningún producto del catálogo cumple eso${condition}.`,
  emptyCatalog: 'Por el momento no hay productos en el catálogo.',
  comparing: 'Uno al lado del otro:',
  cheapestOf: (product) => `Precio más bajo: ${named(product)} por $${product.price}.`,
  strongestOf: (product) => `Mayor potencia: ${named(product)} con ${product.potency}.`,
  bestRatedOf: (product) => `Mejor valoración: ${named(product)} con ${product.rating} de 5.`,
  same: {
    price: 'Cuestan lo mismo.',
    potency: 'Tienen la misma potencia.',
    rating: 'Tienen la misma valoración.',
  },
  cheaperThan: (product) => `Más baratos que ${named(product)} por $${product.price}:`,
  strongerThan: (product) => `Más potentes que ${named(product)} con ${product.potency}:`,
  betterRatedThan: (product) => `Mejor valorados que ${named(product)} con ${product.rating} de 5:`,
  whichProducts: '¿Qué productos comparo? Nombre dos, por ejemplo estos, los mejor clasificados:',
  quoted: 'Esto dice el sitio (en inglés):',
  aboveAssessed:
    'En 2020 la Autoridad Europea de Seguridad Alimentaria (EFSA) evaluó 8 mg al día de suplementos como seguros para adultos. Una porción de más de 8 mg supera esa cantidad: hable antes con un médico.',
  noProductFor: 'Ningún producto del catálogo figura para eso.',
  unknown:
    'No he encontrado respuesta a eso en este sitio. Conozco la astaxantina, los productos del catálogo y este sitio.',
  nearest: 'Los temas más cercanos:',
  noServings: (product) => `No se indica cuántas dosis tiene un envase de ${named(product)}.`,
  servings: (product, packMg) =>
    `Un envase de ${named(product)} tiene ${product.servings} dosis, para otros tantos días con una al día${packMg === undefined ? '' : `, ${packMg} mg de astaxantina en total`}.`,
  age: (product) => `${named(product)} figura para la edad de ${product.ageRange}.`,
  noAge: (product) => `El catálogo no dice para qué edad es ${named(product)}.`,
  noRank: (product) => `${named(product)} no tiene puesto en nuestra lista.`,
  rank: (product) => `${named(product)} tiene el puesto ${product.placement} en nuestra lista.`,
  brand: (product) => `${product.name} es un producto de la marca ${product.brand}.`,
  brands: 'Las marcas del catálogo:',
  lowest: byField(
    'Los precios más bajos | La potencia más baja | Las valoraciones más bajas | Los de menos opiniones | Los de menos dosis por envase | El menor coste por día | El menor coste por mg | Los de menos astaxantina por envase | Los mejores de nuestra lista',
  ),
  highest: byField(
    'Los precios más altos | La potencia más alta | Los mejor valorados | Los de más opiniones | Los de más dosis por envase | El mayor coste por día | El mayor coste por mg | Los de más astaxantina por envase | Los últimos de nuestra lista',
  ),
  field: byField(' |  | estrellas | opiniones | dosis | al día | por mg | por envase | en la lista'),
  atMost: (value) => `como máximo ${value}`,
  below: (value) => `menos de ${value}`,
  atLeast: (value) => `al menos ${value}`,
  above: (value) => `más de ${value}`,
  inStock: 'disponible',
  withThing: (thing) => `con: ${thing}`,
  withoutThing: (thing) => `sin ${thing}`,
  notStated: (names) => `No consta de: ${names}.`,
  oppositeStated: (names) => `Consta lo contrario de: ${names}.`,
  not: (condition) => `no ${condition}`,
  more: (count) => `Y ${count} más en la comparación.`,
  relaxed: (condition) => `Sin la condición «${condition}»:`,
  silent: (product, asked) =>
    `El catálogo no dice eso de ${named(product)}: ninguno de sus textos menciona «${asked}».`,
  silentAll: (asked) => `El catálogo no dice eso de ningún producto: «${asked}».`,
  instead: 'Lo que sí dice:',
  care: {
    number: (number) => `al número de emergencias, ${number}`,
    numberAnywhere: (anywhere) =>
      `al número de emergencias de su país (${anywhere.join(' o ')} en la mayoría)`,
    emergency: (number) =>
      `Por favor, llame ahora ${number}, o pida a alguien cercano que llame. No tome nada más y no se quede en soledad.`,
    crisis:
      'Siento mucho que esté sufriendo tanto. No tiene que cargar con esto en soledad: por favor, hable ahora con una persona.',
    danger: (number) => `Si está en peligro ahora: llame ${number}.`,
    listener: (line) => `Alguien que escucha: ${line}`,
    otherCountries: (directory) => `Líneas de ayuda de otros países: ${directory}`,
    poison: (line) => `Por favor, llame ahora al centro de toxicología, aunque no le duela nada: ${line}.`,
    poisonAnywhere: 'Por favor, llame ahora al centro de toxicología de su país, aunque no le duela nada.',
    fainting: (number) =>
      `Si alguien se desmaya, no despierta o respira mal, llame enseguida ${number}. Tenga el envase a mano y no tome más.`,
    noAccident: (lines) => `Si no fue un accidente, hable también con alguien: ${lines}.`,
    noAccidentAnywhere: (directory) =>
      `Si no fue un accidente, hable también con alguien: ${directory} indica líneas de ayuda de todos los países.`,
    program: 'Soy un programa y no puedo ayudar en una emergencia. Una persona sí puede.',
    topics: {
      pregnancy:
        'Consulte a su médico o matrona antes de tomar astaxantina durante el embarazo, la lactancia o si busca un embarazo. Hay muy pocos datos para considerarla segura entonces, en cualquier dosis.',
      medicines:
        'Consulte a su médico o farmacéutico antes de combinar la astaxantina con un medicamento, y nunca deje ni cambie uno recetado por un suplemento. No puedo valorar una interacción.',
      surgery:
        'Antes de una operación, informe a su médico y al equipo quirúrgico de todos los suplementos, y pregunte cuándo dejarlos y cuándo retomarlos. Yo no puedo valorarlo.',
      children:
        'Los suplementos de astaxantina no son para niños ni adolescentes, salvo que un médico lo indique; la evaluación de seguridad vale solo para adultos.',
      illness:
        'Lamento que le preocupe su salud. Hable de ello con un médico o farmacéutico: un suplemento no trata ni previene enfermedades, y no puedo valorar su situación.',
      highDose: 'Hable con un médico o farmacéutico antes de tomar más de 8 mg al día.',
    },
    quoted: 'Esto dice el sitio (en inglés):',
    aboveAssessed:
      'En 2020 la Autoridad Europea de Seguridad Alimentaria (EFSA) evaluó 8 mg al día de suplementos como seguros para adultos. Una porción de más de 8 mg supera esa cantidad: hable antes con un médico.',
    noAdvice: 'Esto es información general y no un consejo médico.',
  },
};
