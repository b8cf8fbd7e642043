import type { Product } from '@astaguide/contracts/catalog/product';
import type { Phrases } from './phrases';

const named = ({ name, brand }: Product) => `${name} de ${brand}`;

export const spanish: Phrases = {
  greeting:
    '¡Hola! Pregúnteme por un producto, su precio o su origen, pídame que compare dos, o pregunte por la dosis y los estudios.',
  thanks: 'De nada. Pregúnteme lo que quiera sobre la astaxantina o los productos de este sitio.',
  farewell: 'Adiós, y hasta la próxima pregunta.',
  about:
    'Soy el asistente de este sitio, un programa y no una persona. Respondo con los textos y el catálogo del sitio: productos y precios, comparaciones, dosis, seguridad y estudios. No doy consejos médicos.',
  line: (product) =>
    `${named(product)}: ${product.potency}, origen ${product.source}, $${product.price}, valoración ${product.rating} de 5${product.reviewCount > 0 ? ` (${product.reviewCount} reseñas)` : ''}. Indicado en el catálogo para: ${product.bestFor}.${product.inStock ? '' : ' Agotado por el momento.'}`,
  price: (product) => `${named(product)} cuesta $${product.price}.`,
  potency: (product) => `${named(product)} contiene ${product.potency} de astaxantina por porción.`,
  source: (product) => `Como origen de ${named(product)} figura ${product.source}.`,
  rating: (product) =>
    product.reviewCount > 0
      ? `${named(product)} tiene una valoración de ${product.rating} de 5, con ${product.reviewCount} reseñas.`
      : `${named(product)} tiene una valoración de ${product.rating} de 5; todavía no hay reseñas de clientes.`,
  bestFor: (product) => `${named(product)} figura en el catálogo para: ${product.bestFor}.`,
  coupon: (product) =>
    `${named(product)}: el código ${product.couponCode}${product.couponDescription ? ` da: ${product.couponDescription}` : ''}.`,
  noCoupon: (product) => `Por el momento no hay cupón para ${named(product)}.`,
  stock: (product) =>
    product.inStock
      ? `${named(product)} figura como disponible.`
      : `${named(product)} está agotado por el momento.`,
  features: (product) => `Lo que el catálogo dice de ${named(product)} (en inglés):`,
  benefits: (product) =>
    `Lo que el catálogo atribuye a ${named(product)}; no son efectos demostrados (en inglés):`,
  costPerMg: (product, perMg, perDay) =>
    `${named(product)}: ${perMg} por mg, ${perDay} al día con una porción diaria.`,
  noCostPerMg: (product) =>
    product.servings === null
      ? `${named(product)}: no se indica cuántas porciones contiene el envase, por lo que no se conoce el precio por mg.`
      : `${named(product)}: no se conoce el precio por mg.`,
  costBasis:
    'El precio del envase dividido entre todos sus miligramos: el número de porciones por los miligramos de una porción.',
  buy: (product) =>
    `Puede comprar ${named(product)} con el botón «Buy Now» de su página; lleva a la tienda y es un enlace de afiliado.`,
  lead: {
    best: 'Los productos mejor clasificados',
    cheap: 'Los precios más bajos',
    dear: 'Los precios más altos',
    strongest: 'La mayor potencia',
    weakest: 'La menor potencia',
    bestRated: 'Los productos mejor valorados',
    popular: 'Los productos con más reseñas',
    value: 'El precio más bajo por mg',
  },
  purpose: {
    athletes: 'para deportistas',
    eyes: 'para los ojos',
    skin: 'para la piel',
    immune: 'para el sistema inmunitario',
    beginners: 'para principiantes',
    heart: 'para el corazón',
    memory: 'para la memoria',
  },
  atMost: (dollars) => `como máximo $${dollars.toFixed(2)}`,
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
  noneCheaper: (product) => `Nada en el catálogo es más barato que ${named(product)} por $${product.price}.`,
  strongerThan: (product) => `Más potentes que ${named(product)} con ${product.potency}:`,
  noneStronger: (product) =>
    `Nada en el catálogo es más potente que ${named(product)} con ${product.potency}.`,
  whichProducts: '¿Qué productos comparo? Nombre dos, por ejemplo estos, los mejor clasificados:',
  quoted: 'Esto dice el sitio (en inglés):',
  articles: 'Artículos para seguir leyendo:',
  aboveAssessed:
    'En 2020 la Autoridad Europea de Seguridad Alimentaria (EFSA) evaluó 8 mg al día de suplementos como seguros para adultos. Una porción de más de 8 mg supera esa cantidad: hable antes con un médico.',
  noProductFor: 'Ningún producto del catálogo figura para eso.',
  unknown:
    'No he encontrado respuesta a eso en este sitio. Conozco la astaxantina, los productos del catálogo y este sitio.',
  nearest: 'Los temas más cercanos:',
};
