import { generateLoad } from './child';
import type { LoadOptions } from './load-report';
import { TrackRequests } from './track-requests';

// Sends events.
generateLoad((options: LoadOptions) => new TrackRequests(options));
