import type { ConversionField } from '@astaguide/contracts/earnings/conversion-import';

/** Normalises a heading: 'clickRef2' and 'Click-Ref 2' → 'click ref 2', 'Sale Amount (USD)' → 'sale amount'. */
export const headingKey = (heading: string): string =>
  heading
    .replaceAll(/[([](?:[A-Z]{3}|[A-Z]{0,2}\p{Sc})[)\]]/gu, ' ')
    .replace(/(?<=[a-z] )(USD|EUR|GBP)$/i, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/ł/g, 'l')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Headings of retailers and networks for a field, the most certain first. */
export const names: Record<ConversionField, RegExp[]> = {
  clickId: [
    /^(click|aff|affiliate|publisher|pub)? ?(sub ?id|click ?id|click ?ref|sid|u1|epi|tid|cuid|afftrack|klick id|custom id)( ?\d)?$/,
    /\bclick ?(id|ref(erence)?)\b/,
    /\bsub ?(id|tracking)|\b(epi|sid|u1|tid|cuid)\b/,
    /^(aff |p )?(sub|s)\d?$|^(reference|label|tag|custom id|member id)$/,
  ],
  rowId: [
    /^(trans(action)?|conversion|action|sale|commission|event|lead|reward|referral|unique|row) ?(id|no|number|nr|key|uuid)$/,
    /^id$|^(transaktions|transactie|transaction) ?(id|nummer)$/,
    /\b(transaction|conversion|action) ?id\b/,
  ],
  orderId: [
    /^(order|bestell(ung)?|invoice|receipt|purchase|auftrags?|rechnungs?) ?(id|no|number|nr|nummer|ref(erence)?)?$|^(oid|orderid|receipt|bestellnummer|auftragsnummer)$/,
    /^(numero|n|id) ?(de |d |del )?(commande|pedido|ordine)$|^(bestelnummer|numer zamowienia|номер заказа|id заказа|заказ)$/,
    /\border\b(?!.*(amount|value|total|sum|date|status|price|type|count))/,
  ],
  corrects: [
    /^(original|corrected|parent|related) (action|transaction|conversion|order|sale|receipt)( id)?$/,
    /\boriginal .*id\b/,
  ],
  product: [
    /^(product|item|article|produkt|artikel|offer|prodotto|producto|produit|товар)( ?(name|title|naam|titel|description))?$/,
    /^(product|produkt|artikel)(s|name|titel|bezeichnung)$|^(nome prodotto|nombre del producto|nom du produit|nazwa produktu)$/,
    /^(sku|product|item|artikel|produkt) ?(list|id|nr|number|nummer|sku|slug|code)?$/,
  ],
  commission: [
    /^(publisher|affiliate|partner|your|net|total|my|earned)? ?(commission|earnings?|payout|provision|provisie|commissie|vergutung|prowizja|comision|commissione|provvigione|комиссия|вознаграждение)( ?(amount|value|total|sum))?$/,
    /\b(commissions?|earnings?|payout|provision|vergutung|vergoeding|prowizja|comision|commissione|provvigione|ad fees|bounty|bounties)\b|комисси|вознагражден/,
    /\b(revenue share|publisher amount|reward)\b/,
  ],
  amount: [
    /^(sale|order|gross|net|transaction|trans|total|purchase)? ?(amount|value|total|sum|sales)( usd)?$/,
    /\b(sale|order|transaction|purchase|cart|basket) ?(amount|value|total|sum)\b|^(sales?|umsatz|warenkorb(wert)?|bestellwert|bruttobetrag|nettobetrag|omzet|orderwaarde|montant|importe|importo|kwota|сумма( заказа)?|valore|valor|revenue|turnover)$/,
    /\b(amount|sales?|revenue|value|total|betrag|umsatz|subtotal|bedrag|montant|importe|importo|kwota|wartosc|omzet)\b|сумма/,
    // Of one item, while a row may have several.
    /\b(price|preis|prix|precio|prezzo|prijs|cena)\b|цена/,
  ],
  state: [
    /^(order |transaction |sale |commission |conversion |action |item )?(status|state|zustand|statut|estado|stato|статус)$/,
    /\b(status|state|statut|estado|stato)\b|статус/,
  ],
  type: [
    /^(transaction |action |sale |event |commission |conversion |row )?(type|typ)$|^(transaktion|transaktionstyp|transaktionsart|vorgang|tipo|тип)$/,
  ],
  voided: [/^(is )?(voided|void|reversed|refunded)$|^(voided|reversal|refund) date$/],
  locked: [/^(is )?(locked|finali[sz]ed)$/],
  paid: [
    /^(is )?paid( out)?$|^paid to publisher$|^(paid|payment|payout) (date|status)$|^(date paid|paid on|paid at|ausgezahlt am|bezahlt am)$/,
  ],
  currency: [
    /^(sale |order |transaction |amount )?(currency|wahrung|ccy|valuta|devise|moneda|waluta|валюта)( code)?$/,
    /\b(currency|wahrung|valuta|devise|waluta)\b/,
  ],
  commissionCurrency: [/^(commission|payout|publisher|payment|earnings|reward) (currency|wahrung)( code)?$/],
  date: [
    /^(sale|order|transaction|trans|conversion|event|purchase|action|bestell|kauf|verkaufs)? ?(date|day|datum|datetime|timestamp)( ?time)?( utc)?$|^(fecha|data|дата|datum|date heure|bestelldatum|kaufdatum|transaktionsdatum|transactiedatum|created( at)?)$/,
    /^(sale|order|transaction|trans|conversion|event|purchase|action) ?(time|timestamp)( utc)?$|\b(sale|order|transaction|conversion|event|purchase|action|shipped)\b.*\b(date|time)\b/,
    /\b(date|day|datum|tag|fecha|data|zeit|dag)\b|дата/,
    /\btime(stamp)?\b|zeitpunkt/,
  ],
  account: [
    /^(amazon )?(tracking|store|associates?) ?(id|tag)$/,
    /^(website|ad ?space|media|site|promotional property|publisher site)( ?(id|name))?$/,
  ],
  time: [/^(order |transaction |sale |event )?(time|uhrzeit|hora|heure|ora|tijd|godzina|czas|время)$/],
};

/** Headings of columns that are not the field, whatever their values. */
export const never: Partial<Record<ConversionField, RegExp>> = {
  amount:
    /\b(rate|percent|status|state|type|count|quantity|qty|items?|clicks?|date|time|tax|vat|shipping|discount|id|number|nr|returns?|commission|earnings?|payout|provision|fees?|currency)\b/,
  commission:
    /\b(rate|percent|status|state|type|group|date|time|id|number|count|currency|plan|name|key)\b|satz$/,
  date: /\b(click|visit|valid\w*|clos\w*|lock\w*|paid|payment|payout|pay|post\w*|process\w*|update\w*|modif\w*|return\w*|revers\w*|pending|expir\w*|due|approv\w*|cookie|klick\w*|auszahl\w*|клик\w*)\b/,
  state: /\b(detail|reason|date|id|payment|paid)\b/,
  orderId: /\b(date|status|amount|value|total|type|sum|currency|time)\b/,
  product: /\b(price|amount|quantity|count|category|type|url)\b/,
};

/** Fields whose names are part of the names of others come last. */
export const order: readonly ConversionField[] = [
  'corrects', 'commissionCurrency', 'currency', 'state', 'type', 'voided', 'locked', 'paid', 'time', 'date',
  'commission', 'amount', 'rowId', 'orderId', 'product', 'account', 'clickId',
]; // prettier-ignore
