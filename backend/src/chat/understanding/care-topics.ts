import { patternOf } from './lexicon';

/** What calls for a doctor or pharmacist. The first one found stands before the others. */
const patterns = {
  emergency: patternOf(
    'emergency, chest pain, cant breathe, cannot breathe, trouble breathing, anaphyla*, suicid*, kill myself, poisoned, poisoning, unconscious, fainted, whole bottle, entire bottle, all the softgels, all the pills, notfall, brustschmerz*, atemnot, vergift*, ganze flasche, ganze packung, emergencia, dolor de pecho, no puedo respirar, intoxica*, todo el frasco, sudden loss of sight, sudden vision loss, lost my sight, flashes of light',
  ),
  pregnancy: patternOf(
    'pregnan*, breastfeed*, breast feeding, nursing, lactat*, trying to conceive, conceive, expecting a baby, schwanger*, stillen, stillzeit, stille, kinderwunsch, embaraz*, lactancia, amamant*, dar el pecho, quedar embarazada',
  ),
  medicines: patternOf(
    'medicine, medicines, medication*, meds, drug, drugs, prescription*, prescribed, blood thinner*, thinner, thinners, anticoagula*, warfarin, coumadin, marcumar, heparin, eliquis, xarelto, apixaban, rivaroxaban, clopidogrel, plavix, aspirin*, ibuprofen, naproxen, statin*, atorvastatin, simvastatin, metformin, insulin, ozempic, beta blocker*, lisinopril, amlodipin*, ramipril, antidepress*, ssri, sertraline, lithium, levothyroxin*, thyroxin*, birth control, contracepti*, steroid*, cortison*, prednison*, immunosuppress*, methotrexate, chemo*, antibiotic*, interact*, medikament*, arznei*, blutverdunn*, tabletten, wechselwirkung*, antibiotik*, pille, medicament*, medicina*, anticoncept*, anticonceptiv*, interaccion*, antibiotico*, farmaco*',
  ),
  children: patternOf(
    'child*, kid, kids, baby, babies, toddler*, infant*, teen, teens, teenager*, adolescen*, my son, my daughter, year old son, year old daughter, under 18, minors, mein kind, meinem kind, meine kinder, unser kind, ein kind, einem kind, das kind, kinder, kindern, saugling*, jugendlich*, mein sohn, meine tochter, teenagern, nino*, nina, ninas, bebe*, hijo*, hija*, adolescente*, menor de edad, menores',
  ),
  illness: patternOf(
    'disease*, illness*, sick, ill, cancer*, tumor*, tumour*, diabet*, kidney*, liver, hepatitis, cirrhosis, high blood pressure, low blood pressure, hypertension, blood pressure, heart attack, heart failure, arrhythmia, stroke, epilep*, depress*, anxiety, arthritis, rheumat*, autoimmun*, lupus, multiple sclerosis, crohn*, colitis, thyroid*, hashimoto*, asthma, macular degeneration, amd, glaucoma*, cataract*, retinopathy, retinitis, eczema*, psoriasis, acne, rosacea, melasma, alzheimer*, dementia, parkinson*, osteoporosis, anemia, anaemia, infertil*, pcos, covid*, long covid, surgery, operation, operated, surgical, transplant*, allerg*, bleeding, hormone*, gout, migraine*, cure, cures, treat, treats, treatment, heal, heals, krankheit*, krank, krebs, niere*, leber*, bluthochdruck, blutdruck, herzinfarkt, schlaganfall, depression*, arthrose, schilddruse*, makuladegeneration, grauer star, gruner star, katarakt, glaukom, neurodermitis, schuppenflechte, akne, operieren, heilt, heilen, heilung, behandelt, enfermedad*, enfermo*, enferma, rinon*, higado, hipertension, presion arterial, tension alta, infarto, artritis, tiroides, degeneracion macular, cataratas, eccema, cirugia, operacion, operarme, operan, alergi*, cura, curar, tratamiento, tratar',
  ),
} as const;

/** What calls for care in a question. */
export type CareTopic = keyof typeof patterns | 'highDose';

/** More than this a day, in milligrams, is above what EFSA assessed as safe for adults. */
export const ASSESSED_DOSE = 8;

const aboutTaking = patternOf(
  'take, taking, took, swallow*, safe, safely, dangerous, harmful, too much, too strong, a day, per day, daily, ok, okay, healthy, should, can i, dose, dosage, start with, nehmen, nehme, einnehmen, am tag, pro tag, taglich, sicher, gefahrlich, zu viel, darf, kann ich, tomar, tomo, tomando, al dia, por dia, seguro, peligroso, demasiado, puedo',
);
const more = patternOf(
  'overdos*, megados*, high dose, high doses, higher dose, higher doses, very high dose, double the dose, double dose, double my dose, triple the dose, two a day, three a day, twice the, several softgels, uberdos*, hohe dosis, hohere dosis, hohe dosen, doppelte dosis, sobredosis, dosis alta, dosis altas, doble dosis',
);

/**
 * What calls for care in a question.
 *
 * @param folded see `fold`
 * @param milligrams amounts that the question names
 * @param namesProduct whether an amount may be a product's
 */
export function findCareTopics(
  folded: string,
  milligrams: readonly number[],
  namesProduct: boolean,
): CareTopic[] {
  const found = Object.entries(patterns)
    .filter(([, pattern]) => pattern.test(folded))
    .map(([topic]) => topic as CareTopic);
  const asksToTakeMore = milligrams.some((amount) => amount > ASSESSED_DOSE) && aboutTaking.test(folded);
  if (
    more.test(folded) ||
    (asksToTakeMore && (!namesProduct || /safe|dangerous|too (?:much|strong)/.test(folded)))
  )
    found.push('highDose');
  return found;
}
