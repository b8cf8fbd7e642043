import type { AnalyticsSummary } from '@astaguide/contracts/analytics/analytics-summary';
import { HEARTBEAT_MS, liveEventNames } from '@astaguide/contracts/analytics/live-event';
import type { LiveVisitors } from '@astaguide/contracts/analytics/live-visitors';
import type { MaintenanceRun } from '@astaguide/contracts/maintenance/maintenance-run';
import { queryOptions, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openEventStream, type StreamState } from '../../lib/event-stream';
import { freshOnMountQuery } from '../fresh-query';
import { integrityQuery, mergeRuns, runsQuery } from '../maintenance';
import { refetch } from '../mutations';
import { forgetOwner, ownerQuery } from '../../../api/auth';

/** Two heartbeats, and some time for network delay. */
const MAX_SILENCE_MS = 2 * HEARTBEAT_MS + 10_000;

/** The summary of the analytics tab; updated by `followSummary` while the tab is open. */
export const analyticsSummaryQuery = queryOptions<AnalyticsSummary>({
  queryKey: ['/api/owner/reports/summary'],
});

/** Current visitors; updated by `followSummary`. */
export const liveVisitorsQuery = freshOnMountQuery<LiveVisitors>('/api/owner/reports/visitors');

/** The shared live stream, because a browser opens only a few connections at a time. */
interface SharedStream {
  /** Listeners of the connection state. */
  followers: Set<(state: StreamState) => void>;
  state: StreamState;
  close: () => void;
}

const streams = new WeakMap<QueryClient, SharedStream>();

/**
 * Writes the server's pushes into the query cache: summary, current visitors, maintenance runs, data integrity.
 *
 * @param onState called at once, and when the connection state changes; a function of its own for each follower
 * @returns stops following
 */
export function followSummary(client: QueryClient, onState: (state: StreamState) => void): () => void {
  const stream = streams.get(client) ?? openShared(client);
  stream.followers.add(onState);
  onState(stream.state);
  return () => {
    stream.followers.delete(onState);
    if (stream.followers.size > 0 || streams.get(client) !== stream) return;
    streams.delete(client);
    stream.close();
  };
}

/** Follows the stream while the component is mounted. @returns the connection state */
export function useLiveSummary(): StreamState {
  const client = useQueryClient();
  const [state, setState] = useState<StreamState>('connecting');
  useEffect(() => followSummary(client, setState), [client]);
  return state;
}

function openShared(client: QueryClient): SharedStream {
  const stream: SharedStream = { followers: new Set(), state: 'connecting', close: () => undefined };
  streams.set(client, stream);
  /** Writes an event into the query cache. */
  const pushedTo =
    ({ queryKey }: { queryKey: QueryKey }) =>
    (data: string) => {
      // A pending response is older than this push and must not replace it.
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, JSON.parse(data));
    };
  stream.close = openEventStream({
    url: '/api/owner/reports/live',
    listeners: {
      [liveEventNames.runs]: (data) => mergeRuns(client, JSON.parse(data) as MaintenanceRun[]),
      [liveEventNames.integrity]: pushedTo(integrityQuery),
      [liveEventNames.summary]: pushedTo(analyticsSummaryQuery),
      [liveEventNames.visitors]: pushedTo(liveVisitorsQuery),
    },
    heartbeat: liveEventNames.heartbeat,
    longestSilenceMs: MAX_SILENCE_MS,
    onState: (state) => {
      stream.state = state;
      for (const onState of stream.followers) onState(state);
      // After a lost connection, updates may have been missed.
      if (state === 'live') void refetch(client, integrityQuery, runsQuery);
    },
    // EventSource does not report why a connection was refused, so the session is checked.
    onRefused: () => void endWhenSignedOut(client),
    // A new stream starts with both, but it may be blocked too while ordinary requests get through.
    onSilence: () => {
      void client.refetchQueries({ queryKey: analyticsSummaryQuery.queryKey });
      void client.refetchQueries({ queryKey: liveVisitorsQuery.queryKey });
    },
  });
  return stream;
}

async function endWhenSignedOut(client: QueryClient): Promise<void> {
  try {
    const owner = await client.query({ ...ownerQuery, staleTime: 0 });
    if (owner === null) forgetOwner(client);
  } catch (error) {
    console.error('Could not ask whether the session still lives', error);
  }
}
