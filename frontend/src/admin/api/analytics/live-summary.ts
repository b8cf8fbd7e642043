import type { AnalyticsSummary } from '@astaguide/contracts/analytics/analytics-summary';
import { HEARTBEAT_MS, liveEventNames } from '@astaguide/contracts/analytics/live-event';
import type { LiveVisitors } from '@astaguide/contracts/analytics/live-visitors';
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openEventStream, type StreamState } from '../../lib/event-stream';
import { maintenanceListeners, pushedTo, refetchMaintenance } from '../maintenance';
import { forgetOwner, ownerQuery } from '../../../api/auth';

/** Two heartbeats, and some time for network delay. */
const MAX_SILENCE_MS = 2 * HEARTBEAT_MS + 10_000;

/** The summary of the analytics tab; updated by `followSummary` while the tab is open. */
export const analyticsSummaryQuery = queryOptions<AnalyticsSummary>({ queryKey: ['/api/analytics/summary'] });

/** Current visitors; updated by `followSummary`. */
export const liveVisitorsQuery = queryOptions<LiveVisitors>({
  queryKey: ['/api/analytics/visitors'],
  refetchOnMount: 'always',
});

/** The shared live stream, because a browser opens only a few connections at a time. */
interface SharedStream {
  /** Listeners of the connection state. */
  followers: Set<{ onState: (state: StreamState) => void }>;
  state: StreamState;
  close: () => void;
}

const streams = new WeakMap<QueryClient, SharedStream>();

/**
 * Writes the server's pushes into the query cache: summary, current visitors, maintenance runs, data integrity.
 *
 * @param onState called at once, and when the connection state changes
 * @returns stops following
 */
export function followSummary(client: QueryClient, onState: (state: StreamState) => void): () => void {
  const stream = streams.get(client) ?? openShared(client);
  const follower = { onState };
  stream.followers.add(follower);
  onState(stream.state);
  return () => {
    stream.followers.delete(follower);
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
  const stream: SharedStream = {
    followers: new Set(),
    state: 'connecting',
    close: () => undefined,
  };
  streams.set(client, stream);
  stream.close = openSummaryStream(client, (state) => {
    stream.state = state;
    for (const { onState } of stream.followers) onState(state);
  });
  return stream;
}

function openSummaryStream(client: QueryClient, onState: (state: StreamState) => void): () => void {
  return openEventStream({
    url: '/api/analytics/live',
    listeners: {
      ...maintenanceListeners(client),
      [liveEventNames.summary]: pushedTo(client, analyticsSummaryQuery),
      [liveEventNames.visitors]: pushedTo(client, liveVisitorsQuery),
    },
    heartbeat: liveEventNames.heartbeat,
    longestSilenceMs: MAX_SILENCE_MS,
    onState: (state) => {
      onState(state);
      if (state === 'live') void refetchMaintenance(client);
    },
    // EventSource does not report why a connection was refused, so the session is checked.
    onRefused: () => void endWhenSignedOut(client),
    // A new stream starts with both, but it may be blocked too while ordinary requests get through.
    onSilence: () => {
      void client.refetchQueries({ queryKey: analyticsSummaryQuery.queryKey });
      void client.refetchQueries({ queryKey: liveVisitorsQuery.queryKey });
    },
  });
}

async function endWhenSignedOut(client: QueryClient): Promise<void> {
  try {
    const owner = await client.query({ ...ownerQuery, staleTime: 0 });
    if (owner === null) forgetOwner(client);
  } catch (error) {
    console.error('Could not ask whether the session still lives', error);
  }
}
