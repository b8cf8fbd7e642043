import { DayReclassificationRepository } from './bot-rules/day-reclassification.repository';
import { ProjectionsRepository } from './projections/projections.repository';
import { Projector } from './projections/projector';
import { MonthlyProjectionsRepository, MonthlyRollupsRepository } from './rollups/monthly-tables.repository';
import { RollupsRepository } from './rollups/rollups.repository';

/** What computes the metrics from the log. Each module has its own, on its own connection pool. */
export const metricProviders = [
  DayReclassificationRepository,
  MonthlyProjectionsRepository,
  MonthlyRollupsRepository,
  ProjectionsRepository,
  Projector,
  RollupsRepository,
];
