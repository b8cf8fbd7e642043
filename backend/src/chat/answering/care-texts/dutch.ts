import type { CareTexts, Help } from './care-texts';

const emergency = ({ emergency: number, anywhere }: Help) =>
  number ? `het alarmnummer ${number}` : `het alarmnummer van uw land (meestal ${anywhere.join(' of ')})`;

export const dutch: CareTexts = {
  urgent: {
    crisis: (help) =>
      [
        'Wat erg dat u zich zo voelt. U hoeft dit niet alleen te dragen: praat alstublieft nu met een mens.',
        [
          `- In direct gevaar: bel ${emergency(help)}.`,
          ...help.crisis.map((line) => `- Iemand die luistert: ${line}`),
          `- Hulplijnen in andere landen: ${help.directory}`,
        ].join('\n'),
      ].join('\n\n'),
    emergency: (help) =>
      `Bel nu ${emergency(help)}, of laat iemand in de buurt bellen. Neem niets meer in en blijf niet alleen.`,
    overdose: (help) =>
      [
        help.poison
          ? `Bel nu het antigifcentrum, ook als u niets voelt: ${help.poison}.`
          : 'Bel nu uw huisarts of het antigifcentrum van uw land, ook als u niets voelt.',
        `Valt iemand flauw, wordt iemand niet wakker of ademt iemand moeilijk, bel dan meteen ${emergency(help)}. Houd de verpakking bij de hand en neem niets meer in.`,
        help.crisis.length > 0
          ? `Was het geen ongeluk, praat dan ook met iemand: ${help.crisis.join('; ')}.`
          : `Was het geen ongeluk, praat dan ook met iemand: ${help.directory} noemt hulplijnen in alle landen.`,
      ].join('\n\n'),
  },
  program: 'Ik ben een programma en kan in een noodgeval niet helpen. Een mens kan dat wel.',
  care: {
    pregnancy:
      'Vraag uw arts of verloskundige voordat u astaxanthine neemt als u zwanger bent, borstvoeding geeft of zwanger wilt worden. Er zijn te weinig gegevens om het dan veilig te noemen, in welke dosis ook.',
    medicines:
      'Vraag uw arts of apotheker voordat u astaxanthine met een medicijn combineert, en stop nooit met een voorgeschreven medicijn vanwege een supplement. Ik kan een wisselwerking niet beoordelen.',
    surgery:
      'Vertel uw arts en het ziekenhuis vóór een operatie over elk supplement, en vraag wanneer u moet stoppen en weer mag beginnen. Dat kan ik niet beoordelen.',
    children:
      'Supplementen met astaxanthine zijn niet voor kinderen en tieners, tenzij een arts het adviseert; de veiligheidsbeoordeling geldt alleen voor volwassenen.',
    illness:
      'Wat vervelend dat uw gezondheid u bezighoudt. Praat erover met een arts of apotheker: een supplement behandelt of voorkomt geen ziekte, en ik kan uw situatie niet beoordelen.',
    highDose: 'Praat met een arts of apotheker voordat u meer dan 8 mg per dag neemt.',
  },
  quoted: 'Op deze site staat hierover (in het Engels):',
  aboveAssessed:
    'In 2020 beoordeelde de Europese Autoriteit voor voedselveiligheid (EFSA) 8 mg per dag uit supplementen als veilig voor volwassenen. Een portie van meer dan 8 mg gaat daarboven: praat eerst met een arts.',
  noAdvice: 'Dit is algemene informatie en geen medisch advies.',
};
