import {
  PROPERTY_ROWS,
  type GoalProperties,
  type GoalPropertiesQuery,
} from '@astaguide/contracts/analytics/report/goal-properties';
import { readFilters } from '@astaguide/contracts/analytics/report/report-filter';
import { Injectable } from '@nestjs/common';
import { FilteredLogService } from '../filtered/filtered-log.service';
import { ReportRangeService } from '../report-range.service';
import { dayChunksOf } from './goal-metrics.service';
import { propertiesStatement, type PropertyOfDay } from './goal-metrics.sql';
import { GoalsService } from './goals.service';

/** The events of a goal by the properties that were sent with them. */
@Injectable()
export class GoalPropertiesService {
  constructor(
    private readonly goals: GoalsService,
    private readonly ranges: ReportRangeService,
    private readonly log: FilteredLogService,
  ) {}

  /**
   * @throws NotFoundError when no goal has that id
   * @throws InvalidInputError for days in the future
   */
  async find(id: number, { property, ...query }: GoalPropertiesQuery): Promise<GoalProperties> {
    await this.goals.get(id);
    const measured = await this.ranges.measure({ ...query, compare: 'none' }, new Date());
    const filters = readFilters(query.filter);
    const count = async (name: string | undefined) => {
      const chunks = await this.log.readChunks<PropertyOfDay>(dayChunksOf(measured), (chunk) =>
        propertiesStatement(id, name, filters, chunk),
      );
      return sumsOf(
        chunks.flatMap(({ rows }) => rows),
        (row) => (name === undefined ? row.name : row.value!),
      );
    };
    const [answered, properties, values] = await Promise.all([
      this.log.answerFilters(measured.range, filters),
      count(undefined),
      property === undefined ? [] : count(property),
    ]);
    return {
      ...measured.range,
      ...answered,
      properties: properties.slice(0, PROPERTY_ROWS).map(({ value }) => value),
      count: values.length,
      rows: values.slice(0, PROPERTY_ROWS),
    };
  }
}

/** The rows of each key, added up; most events first. */
function sumsOf(rows: readonly PropertyOfDay[], keyOf: (row: PropertyOfDay) => string) {
  const sums = new Map<string, GoalProperties['rows'][number]>();
  for (const row of rows) {
    const value = keyOf(row);
    const sum = sums.get(value) ?? { value, events: 0, visitors: 0 };
    sums.set(value, { value, events: sum.events + row.events, visitors: sum.visitors + row.visitors });
  }
  return [...sums.values()].sort((a, b) => b.events - a.events || (a.value < b.value ? -1 : 1));
}
