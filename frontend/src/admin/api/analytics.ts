import {
  analyticsSummarySchema,
  type AnalyticsSummary,
} from '@astaguide/contracts/analytics/analytics-summary';
import { HEARTBEAT_MS, liveEventNames } from '@astaguide/contracts/analytics/live-event';
import { liveVisitorsSchema, type LiveVisitors } from '@astaguide/contracts/analytics/live-visitors';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { openEventStream, type StreamState } from '../lib/event-stream';
import { dataCareListeners, refetchDataCare } from './analytics-data-care';
import { forgetOwner, ownerQuery } from '../../api/auth';

/** Two heartbeats and the time they may be under way. */
const LONGEST_SILENCE_MS = 2 * HEARTBEAT_MS + 10_000;

/** The figures of the analytics tab; kept current by `followSummary` while the tab is open. */
export const analyticsSummaryQuery = queryOptions<AnalyticsSummary>({ queryKey: ['/api/analytics/summary'] });

/** Who is on the site just now; kept current by `followSummary`. */
export const liveVisitorsQuery = queryOptions<LiveVisitors>({
  queryKey: ['/api/analytics/visitors'],
  refetchOnMount: 'always',
});

/** The stream that everybody who follows shares: a browser holds only a few connections open at a time. */
interface SharedStream {
  /** One for each who follows; told whenever the connection comes or goes. */
  followers: Set<{ onState: (state: StreamState) => void }>;
  state: StreamState;
  close: () => void;
}

const streams = new WeakMap<QueryClient, SharedStream>();

/**
 * Writes what the server pushes into the cache, until stopped: the summary, who is there, runs, the state of the
 * figures.
 *
 * @param onState told at once, and whenever the connection comes or goes
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
      ...dataCareListeners(client),
      [liveEventNames.summary]: (data) => {
        const summary = analyticsSummarySchema.safeParse(JSON.parse(data));
        if (!summary.success) return console.error('A pushed summary has an unknown shape', summary.error);
        // An answer still under way is older than this one and must not replace it.
        void client.cancelQueries({ queryKey: analyticsSummaryQuery.queryKey });
        client.setQueryData(analyticsSummaryQuery.queryKey, summary.data);
      },
      [liveEventNames.visitors]: (data) => {
        const visitors = liveVisitorsSchema.safeParse(JSON.parse(data));
        if (!visitors.success) return console.error('Pushed visitors have an unknown shape', visitors.error);
        void client.cancelQueries({ queryKey: liveVisitorsQuery.queryKey });
        client.setQueryData(liveVisitorsQuery.queryKey, visitors.data);
      },
    },
    heartbeat: liveEventNames.heartbeat,
    longestSilenceMs: LONGEST_SILENCE_MS,
    onState: (state) => {
      onState(state);
      if (state === 'live') refetchDataCare(client);
    },
    // A stream cannot say why it was refused; the session can.
    onRefused: () => void endWhenSignedOut(client),
    // A new stream begins with both. Where it is held up on its way as well, ordinary answers may come through.
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
