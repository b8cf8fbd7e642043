import { csvTable, type CsvValue } from '@astaguide/contracts/lib/csv';
import {
  FUNNEL_ROWS,
  funnelDimensions,
  measureSteps,
  type FunnelCsvQuery,
  type FunnelQuery,
  type MeasuredSteps,
  type VisitFunnel,
} from '@astaguide/contracts/analytics/report/visit-funnel';
import { dimensions } from '@astaguide/database/event-store/dimensions';
import { Injectable } from '@nestjs/common';
import { InvalidInputError } from '../../http/errors';
import { ALL_ROWS, type CsvFile } from '../csv-file';
import { GoalsService } from '../report/goals/goals.service';
import { keyLabel } from '../report/key-label';
import { RankedTableService } from '../report/ranked-table.service';
import { funnels, STEPS, type FunnelOfKey } from './funnels.sql';

/** The conversion funnel: sessions, engaged sessions, and sessions with a click. */
@Injectable()
export class FunnelService {
  constructor(
    private readonly tables: RankedTableService,
    private readonly goals: GoalsService,
  ) {}

  /** @throws InvalidInputError for days in the future, and for a goal that does not exist */
  async find({ goal: asked, ...query }: FunnelQuery, limit = FUNNEL_ROWS): Promise<VisitFunnel> {
    const goal = asked === undefined ? null : await this.nameOf(asked);
    const table = funnels(goal ?? undefined);
    const { rows: found, ...answered } = await this.tables.find<FunnelOfKey>(table, query, limit);
    const isCompared = answered.comparison !== null;
    const all = found.find(({ dimension }) => dimension === dimensions.total);
    return {
      ...answered,
      goal,
      totals: stepsOf(all ?? NO_SESSIONS, isCompared, goal !== null),
      breakdowns: funnelDimensions.map((dimension) => {
        const rows = found.filter((row) => row.dimension === dimensions[dimension]);
        return {
          dimension,
          keys: rows[0]?.keys ?? 0,
          rows: rows.map(({ key, ...row }) => ({
            key: key!,
            label: keyLabel(dimension, key!, null),
            ...stepsOf(row, isCompared, goal !== null),
          })),
        };
      }),
    };
  }

  /** One table as CSV, with every row. Rates are fractions of 1. */
  async file({ table, ...query }: FunnelCsvQuery): Promise<CsvFile> {
    const { period, comparison, totals, breakdowns, goal } = await this.find(query, ALL_ROWS);
    const header = [
      ...STEPS,
      'engaged_rate',
      'clicked_rate',
      ...(comparison ? STEPS.map(compared) : []),
      ...(goal === null ? [] : ['reached', 'reached_rate', ...(comparison ? [compared('reached')] : [])]),
    ];
    const rows: CsvValue[][] =
      table === 'total'
        ? [header, cellsOf(totals)]
        : [
            [table, 'label', ...header],
            ...breakdowns
              .find(({ dimension }) => dimension === table)!
              .rows.map((row) => [row.key, row.label, ...cellsOf(row)]),
          ];
    return { name: `analytics-funnel-${table}-${period.from}-to-${period.to}.csv`, text: csvTable(rows) };
  }

  private async nameOf(asked: string): Promise<string> {
    const goals = await this.goals.list();
    const goal = goals.find(({ name }) => name.toLowerCase() === asked.toLowerCase());
    if (!goal) throw new InvalidInputError([{ path: 'goal', message: 'There is no goal with this name' }]);
    return goal.name;
  }
}

type Steps = Omit<FunnelOfKey, 'dimension' | 'key' | 'keys'>;

const NO_SESSIONS: Steps = {
  sessions: 0,
  engaged: 0,
  clicked: 0,
  reached: 0,
  sessions_before: 0,
  engaged_before: 0,
  clicked_before: 0,
  reached_before: 0,
};

function stepsOf(row: Steps, isCompared: boolean, hasGoal: boolean): MeasuredSteps {
  const { sessions, engaged, clicked, reached } = row;
  const before = {
    sessions: row.sessions_before,
    engaged: row.engaged_before,
    clicked: row.clicked_before,
    ...(hasGoal && { reached: row.reached_before }),
  };
  return measureSteps(
    { sessions, engaged, clicked, ...(hasGoal && { reached }) },
    isCompared ? before : null,
  );
}

const compared = (step: string) => `compared_${step}`;

function cellsOf(row: MeasuredSteps): CsvValue[] {
  const { reached, reachedRate = null, compared: before } = row;
  return [
    ...STEPS.map((step) => row[step]),
    row.engagedRate,
    row.clickedRate,
    ...(before ? STEPS.map((step) => before[step]) : []),
    ...(reached === undefined ? [] : [reached, reachedRate, ...(before ? [before.reached ?? null] : [])]),
  ];
}
