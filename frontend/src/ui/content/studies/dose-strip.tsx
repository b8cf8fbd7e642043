import { ASSESSED_MG } from '../../../lib/catalog/product-texts';
import { citationLabel, recordPath } from '@astaguide/content/studies/citation';
import { getStudy } from '@astaguide/content/studies/cited-studies';
import { evidence, type Topic } from '@astaguide/content/studies/evidence';
import { doseTrials, type DoseTrial } from '@astaguide/content/studies/trial-doses';
import { Fragment, use } from 'react';
import { Link } from 'wouter';
import { formatPlural } from '../../../lib/format';
import { StudyChangesContext } from './study-changes-context';

/** A product's dose on the scale. */
export interface MarkedDose {
  name: string;
  /** Milligrams of a serving. */
  dose: number;
}

const MOST_MG = 20;
const [WIDTH, EDGE, TOP, LANE] = [320, 20, 18, 10];
const x = (dose: number) => Math.round(EDGE + (Math.min(dose, MOST_MG) / MOST_MG) * (WIDTH - 2 * EDGE));
/** The area grows with the number of people. */
const radius = (participants: number) => Math.round(4 * Math.sqrt(participants)) / 10 + 1;

interface DoseStripProps {
  marks?: readonly MarkedDose[];
  /** The trials on other subjects are pale, and not listed. */
  topic?: Topic;
  /** The key of a study: the other trials are pale. Draws nothing for a study outside the trials. */
  study?: string;
}

/**
 * Where doses lie among those of the cited trials: each controlled trial a dot at its dose (several doses of one trial
 * are joined), filled for an effect, half filled for one on a part of what was measured, hollow for none. Needs no
 * script; the same as text for screen readers, and each trial as a link in the list below.
 */
export function DoseStrip({ marks = [], topic, study }: DoseStripProps) {
  const changes = use(StudyChangesContext);
  const retracted = changes.flatMap(({ key, kind }) => (kind === 'retracted' ? key : []));
  const trials = doseTrials.filter(({ key }) => !retracted.includes(key));
  const shown = topic ? trials.filter(({ key }) => evidence[topic].trials.includes(key)) : trials;
  const colored = study === undefined ? shown : trials.filter(({ key }) => key === study);
  if (colored.length === 0) return null;
  const lanes = inLanes(trials);
  const floor = TOP + lanes.length * LANE + 4;
  return (
    <figure className="max-w-xl [&>svg]:max-w-sm">
      <svg
        fontSize="13"
        viewBox={`0 0 ${WIDTH} ${floor + 22}`}
        aria-hidden="true"
        className="block w-full fill-current text-ink"
      >
        <g className="text-good" stroke="currentColor" strokeDasharray="3 2">
          <path d={`M${x(ASSESSED_MG)} 13V${floor}`} />
        </g>
        <text x={x(ASSESSED_MG)} y="10" textAnchor="middle" className="fill-good">
          EFSA: {ASSESSED_MG} mg
        </text>
        {marks.map(({ name, dose }) => (
          <g key={name} className="fill-accent">
            <path d={`M${x(dose) - 1.5} 13h3V${floor}h-3z`} opacity="0.3" />
            <path d={`M${x(dose)} ${floor}l5 7h-10z`} />
          </g>
        ))}
        <path d={`M${EDGE} ${floor}H${WIDTH - EDGE}`} stroke="var(--edge)" />
        {[0, 4, 8, 12, 16, 20].map((dose) => (
          <text key={dose} x={x(dose)} y={floor + 19} textAnchor="middle" className="fill-muted">
            {dose === 0 ? '0 mg' : dose}
          </text>
        ))}
        {lanes.flatMap((lane, index) =>
          lane.map((trial) => (
            <Dots
              key={trial.key}
              trial={trial}
              y={floor - 8 - index * LANE}
              className={
                colored.length === trials.length
                  ? undefined
                  : colored.includes(trial)
                    ? 'text-accent'
                    : 'opacity-20'
              }
            />
          )),
        )}
      </svg>
      <figcaption className="mt-1.5 text-xs wrap-anywhere text-muted">
        {marks.map((mark) => (
          <span key={mark.name} className="block">
            {markText(mark, trials)}
          </span>
        ))}
        {topic && 'In color: the trials on this subject. '}
        {study !== undefined && 'In color: this trial, among the others cited here. '}
        Each dot is a placebo-controlled trial in people, larger with more of them: filled if it found an
        effect, half on part of what it measured, hollow if on nothing. They tested astaxanthin, not the
        products listed here.
        <details className="folded mt-0.5">
          <summary className="flex w-fit items-center gap-2.5 py-1 font-semibold text-accent-strong">
            {formatPlural(shown.length, 'trial')}
          </summary>
          <ul className="prose-links grid gap-1 pt-1">
            {shown.map((trial) => (
              <li key={trial.key}>
                <Link href={recordPath(trial.key)}>{citationLabel(getStudy(trial.key))}</Link>:{' '}
                {trial.doses.join(', ')} mg, {trial.participants} people, {effectTexts[trial.effect]}
              </li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
}

const effectTexts: Record<DoseTrial['effect'], string> = {
  benefit: 'an effect',
  mixed: 'an effect on part of what was measured',
  none: 'no effect',
};

interface DotsProps {
  trial: DoseTrial;
  y: number;
  className?: string | undefined;
}

function Dots({ trial: { doses, participants, effect }, y, className }: DotsProps) {
  const r = radius(participants);
  return (
    <g stroke="currentColor" className={className}>
      {doses.length > 1 && <path d={`M${x(doses[0]!)} ${y}H${x(doses.at(-1)!)}`} strokeWidth="0.75" />}
      {doses.map((dose) => (
        <Fragment key={dose}>
          <circle cx={x(dose)} cy={y} r={r} fill={effect === 'benefit' ? undefined : 'var(--paper)'} />
          {effect === 'mixed' && (
            <path d={`M${x(dose)} ${y - r}a${r} ${r} 0 0 0 0 ${2 * r}z`} stroke="none" />
          )}
        </Fragment>
      ))}
    </g>
  );
}

/** Trials in as few rows as they need without covering each other; nearer than this, in milligrams, they would. */
function inLanes(trials: readonly DoseTrial[]): DoseTrial[][] {
  const lanes: DoseTrial[][] = [];
  for (const trial of trials) {
    const free = lanes.find((lane) => lane.at(-1)!.doses.at(-1)! + 0.8 < trial.doses[0]!);
    if (free) free.push(trial);
    else lanes.push([trial]);
  }
  return lanes;
}

function markText({ name, dose }: MarkedDose, trials: readonly DoseTrial[]): string {
  const same = trials.filter(({ doses }) => doses.includes(dose)).length;
  const share = Math.round((dose / ASSESSED_MG) * 100);
  const used =
    same === 0 ? 'a dose of none of the trials cited here' : `a dose of ${formatPlural(same, 'trial')}`;
  return `${name}: ${dose} mg, ${used}, ${share}% of what EFSA assessed as safe.`;
}
