import type { CareTexts, Help } from './care-texts';

const emergency = ({ emergency: number, anywhere }: Help) =>
  number ? `den Notruf ${number}` : `den Notruf Ihres Landes (meist ${anywhere.join(' oder ')})`;

export const german: CareTexts = {
  urgent: {
    crisis: (help) =>
      [
        'Es tut mir sehr leid, dass es Ihnen so schlecht geht. Sie müssen das nicht allein tragen: Bitte sprechen Sie jetzt mit einem Menschen.',
        [
          `- In akuter Gefahr: Rufen Sie ${emergency(help)}.`,
          ...help.crisis.map((line) => `- Jemand, der zuhört: ${line}`),
          `- Krisentelefone anderer Länder: ${help.directory}`,
        ].join('\n'),
      ].join('\n\n'),
    emergency: (help) =>
      `Bitte rufen Sie jetzt ${emergency(help)}, oder lassen Sie jemanden in Ihrer Nähe anrufen. Nehmen Sie nichts mehr ein, und bleiben Sie nicht allein.`,
    overdose: (help) =>
      [
        help.poison
          ? `Bitte rufen Sie jetzt den Giftnotruf an, auch wenn nichts wehtut: ${help.poison}.`
          : 'Bitte rufen Sie jetzt den Giftnotruf Ihres Landes an, auch wenn nichts wehtut.',
        `Wird jemand ohnmächtig, ist nicht zu wecken oder bekommt schlecht Luft, rufen Sie sofort ${emergency(help)}. Halten Sie die Packung bereit, und nehmen Sie nichts mehr ein.`,
        help.crisis.length > 0
          ? `Wenn es kein Versehen war, sprechen Sie bitte auch mit jemandem: ${help.crisis.join('; ')}.`
          : `Wenn es kein Versehen war, sprechen Sie bitte auch mit jemandem: ${help.directory} nennt Krisentelefone aller Länder.`,
      ].join('\n\n'),
  },
  program: 'Ich bin ein Programm und kann in einem Notfall nicht helfen. Ein Mensch kann es.',
  care: {
    pregnancy:
      'Bitte fragen Sie Ihre Ärztin, Ihren Arzt oder Ihre Hebamme, bevor Sie Astaxanthin in der Schwangerschaft, in der Stillzeit oder bei Kinderwunsch nehmen. Es gibt zu wenige Daten, um es dann sicher zu nennen, in keiner Dosis.',
    medicines:
      'Bitte fragen Sie Arzt oder Apotheke, bevor Sie Astaxanthin zusammen mit einem Medikament nehmen, und setzen Sie wegen eines Nahrungsergänzungsmittels nie ein verordnetes ab. Eine Wechselwirkung kann ich nicht beurteilen.',
    surgery:
      'Bitte nennen Sie Arzt und Klinik vor einer Operation jedes Nahrungsergänzungsmittel, und fragen Sie, wann Sie es absetzen und wieder nehmen dürfen. Das kann ich nicht beurteilen.',
    children:
      'Astaxanthin-Präparate sind nichts für Kinder und Jugendliche, es sei denn, ein Arzt rät dazu; die Sicherheitsbewertung gilt nur für Erwachsene.',
    illness:
      'Es tut mir leid, dass Ihre Gesundheit Sie beschäftigt. Bitte sprechen Sie mit Arzt oder Apotheke darüber: Ein Nahrungsergänzungsmittel behandelt und verhindert keine Krankheit, und ich kann Ihre Lage nicht beurteilen.',
    highDose: 'Bitte sprechen Sie mit Arzt oder Apotheke, bevor Sie mehr als 8 mg am Tag nehmen.',
  },
  quoted: 'Dazu steht auf dieser Seite (auf Englisch):',
  aboveAssessed:
    '2020 hat die Europäische Behörde für Lebensmittelsicherheit (EFSA) 8 mg am Tag aus Nahrungsergänzung als sicher für Erwachsene bewertet. Eine Portion über 8 mg geht darüber hinaus: Sprechen Sie vorher mit einem Arzt.',
  noAdvice: 'Das ist allgemeine Information und kein medizinischer Rat.',
};
