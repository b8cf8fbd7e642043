import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followSummary } from '../../api/analytics/live-summary';
import type { StreamState } from '../../lib/event-stream';

/** Keeps the summary current while the tab is shown. */
export function useLiveSummary(): StreamState {
  const client = useQueryClient();
  const [state, setState] = useState<StreamState>('connecting');
  useEffect(() => followSummary(client, setState), [client]);
  return state;
}
