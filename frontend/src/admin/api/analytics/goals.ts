import type { Goal, GoalInput, IgnoredEvent } from '@astaguide/contracts/analytics/goal';
import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { GoalProperties } from '@astaguide/contracts/analytics/report/goal-properties';
import { mutationOptions } from '@tanstack/react-query';
import { sendJson } from '../../../api/http';
import { freshQuery } from '../fresh-query';
import { deletionFrom, refetching, saveJson, under } from '../mutations';
import { searchOf } from './report';

const PATH = '/api/goals';
const IGNORED = `${PATH}/ignored`;

/** By name. */
export const goalsQuery = freshQuery<Goal[]>(PATH);

/** Event types that reports leave out of the other events. */
export const ignoredEventsQuery = freshQuery<IgnoredEvent[]>(IGNORED);

const changed = [under(PATH), under('/api/owner/reports/')];

/** Adds a goal, or replaces the one with the given id. */
export const saveGoalMutation = mutationOptions({
  mutationFn: ({ id, goal }: { id?: number | undefined; goal: GoalInput }) => saveJson<Goal>(PATH, id, goal),
  onSuccess: refetching(...changed),
});

export const deleteGoalMutation = deletionFrom<number>(PATH, ...changed);

export const ignoreEventMutation = mutationOptions({
  mutationFn: (eventType: string) => sendJson<IgnoredEvent>('POST', IGNORED, { eventType }),
  onSuccess: refetching(...changed),
});

export const showEventMutation = deletionFrom<string>(IGNORED, ...changed);

/** The properties of a goal's events, and the values of one of them. */
export const goalPropertiesQuery = (id: number, query: ReportQuery, property: string | undefined) =>
  freshQuery<GoalProperties>(
    `/api/owner/reports/goals/${id}/properties?${searchOf(query, property === undefined ? {} : { property })}`,
  );
