import { efsaNote } from '@astaguide/content/claims';
import type { CareTexts, Help } from './care-texts';

const emergency = ({ emergency: number, anywhere }: Help) =>
  number
    ? `the emergency number, ${number}`
    : `the emergency number of your country (${anywhere.join(' or ')} in most)`;

export const english: CareTexts = {
  urgent: {
    crisis: (help) =>
      [
        'I am so sorry that it hurts this much. You do not have to carry it alone: please talk to a person now.',
        [
          `- In danger right now: call ${emergency(help)}.`,
          ...help.crisis.map((line) => `- Somebody who listens: ${line}`),
          `- Crisis lines of other countries: ${help.directory}`,
        ].join('\n'),
      ].join('\n\n'),
    emergency: (help) =>
      `Please call ${emergency(help)} now, or have somebody near you call. Take no more of anything, and do not stay alone.`,
    overdose: (help) =>
      [
        help.poison
          ? `Please call poison control now, even if nothing hurts: ${help.poison}.`
          : 'Please call poison control (the poison information center of your country) now, even if nothing hurts.',
        `If somebody faints, cannot be woken or has trouble breathing, call ${emergency(help)} at once. Keep the package at hand, and take no more.`,
        help.crisis.length > 0
          ? `If it was no accident, please also talk to somebody: ${help.crisis.join('; ')}.`
          : `If it was no accident, please also talk to somebody: ${help.directory} names crisis lines of every country.`,
      ].join('\n\n'),
  },
  program: 'I am a program and cannot help in an emergency. A person can.',
  care: {
    pregnancy:
      'Please ask your doctor or midwife before you take astaxanthin while pregnant, breastfeeding or trying to conceive. There are too few data to call it safe then, at any dose.',
    medicines:
      'Please ask your doctor or pharmacist before you combine astaxanthin with a medicine, and never stop or change a prescribed one because of a supplement. I cannot judge an interaction.',
    surgery:
      'Please tell your doctor and the surgical team about every supplement before an operation, and ask when to stop and when you may start again. I cannot judge that.',
    children:
      'Astaxanthin supplements are not for children and teenagers unless a doctor says so; the safety assessment covers adults alone.',
    illness:
      'I am sorry that health is on your mind. Please talk to a doctor or pharmacist about it: a supplement treats and prevents no disease, and I cannot judge your situation.',
    highDose: 'Please talk to a doctor or pharmacist before you take more than 8 mg a day.',
  },
  quoted: '',
  aboveAssessed: `${efsaNote}. A serving above 8 mg goes beyond that: talk to a doctor first.`,
  noAdvice: 'This is general information and no medical advice.',
};
