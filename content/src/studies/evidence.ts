export type Topic = 'skin' | 'eyes' | 'endurance' | 'immune' | 'heart' | 'memory';

export interface TopicEvidence {
  label: string;
  /**
   * Keys of the human trials on the topic that this site cites. Excludes reviews, laboratory work, and studies of
   * safety or absorption. A paper counts once, even if it reports two studies.
   */
  trials: readonly string[];
  /** The conclusion from all trials, including null results. */
  verdict: string;
}

export const evidence: Readonly<Record<Topic, TopicEvidence>> = {
  skin: {
    label: 'Skin',
    trials: ['tominaga-2012', 'tominaga-2017', 'ito-2018'],
    verdict: 'Modest effects on moisture, fine wrinkles and the response to UV light in small trials.',
  },
  eyes: {
    label: 'Eyes',
    trials: ['nagaki-2002'],
    verdict: 'One small trial: focusing range improved, two other measures did not change.',
  },
  endurance: {
    label: 'Endurance',
    trials: ['earnest-2011', 'res-2013', 'brown-2021'],
    verdict: 'Two small trials found faster cycling, and the largest of the three found no benefit.',
  },
  immune: {
    label: 'Immune and oxidative markers',
    trials: ['park-2010'],
    verdict: 'Some blood markers moved in young women, others did not; nobody counted illnesses.',
  },
  heart: {
    label: 'Blood lipids',
    trials: ['yoshida-2010'],
    verdict: 'Triglycerides fell and HDL rose at some doses, LDL did not change; one trial of 61 people.',
  },
  memory: {
    label: 'Memory and thinking',
    trials: ['katagiri-2012'],
    verdict:
      'No significant difference overall between astaxanthin and placebo in 96 middle-aged and older adults.',
  },
};

/** Explains how studies are counted; shown wherever a count is shown. */
export const trialCountNote =
  'Counts cover the human trials cited here, not all published research. Lab and animal studies, reviews, and studies of safety or absorption are excluded.';

/** '3 human trials cited' */
export function trialCount(topic: Topic): string {
  const count = evidence[topic].trials.length;
  return count === 1 ? '1 human trial cited' : `${count} human trials cited`;
}
