import { generateLoad } from './child';
import type { LoadMessage, LoadOptions } from './load-report';
import { LoadRun } from './load-run';

const tell = (message: LoadMessage) => void process.send?.(message);

generateLoad((options: LoadOptions) => new LoadRun(options, tell).run());
