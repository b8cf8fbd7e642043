import type { CareTexts, Help } from './care-texts';

const emergency = ({ emergency: number, anywhere }: Help) =>
  number
    ? `al número de emergencias, ${number}`
    : `al número de emergencias de su país (${anywhere.join(' o ')} en la mayoría)`;

export const spanish: CareTexts = {
  urgent: {
    crisis: (help) =>
      [
        'Siento mucho que esté sufriendo tanto. No tiene que cargar con esto en soledad: por favor, hable ahora con una persona.',
        [
          `- Si está en peligro ahora: llame ${emergency(help)}.`,
          ...help.crisis.map((line) => `- Alguien que escucha: ${line}`),
          `- Líneas de ayuda de otros países: ${help.directory}`,
        ].join('\n'),
      ].join('\n\n'),
    emergency: (help) =>
      `Por favor, llame ahora ${emergency(help)}, o pida a alguien cercano que llame. No tome nada más y no se quede en soledad.`,
    overdose: (help) =>
      [
        help.poison
          ? `Por favor, llame ahora al centro de toxicología, aunque no le duela nada: ${help.poison}.`
          : 'Por favor, llame ahora al centro de toxicología de su país, aunque no le duela nada.',
        `Si alguien se desmaya, no despierta o respira mal, llame enseguida ${emergency(help)}. Tenga el envase a mano y no tome más.`,
        help.crisis.length > 0
          ? `Si no fue un accidente, hable también con alguien: ${help.crisis.join('; ')}.`
          : `Si no fue un accidente, hable también con alguien: ${help.directory} indica líneas de ayuda de todos los países.`,
      ].join('\n\n'),
  },
  program: 'Soy un programa y no puedo ayudar en una emergencia. Una persona sí puede.',
  care: {
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
};
